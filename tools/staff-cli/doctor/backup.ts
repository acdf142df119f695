import { type Check, wrong } from './check.ts';

/** Whether lost data could be restored. */
export const backupCheck: Check = {
  about: 'Backups',
  async run({ probe }) {
    const parts = await probe.parts();
    if (parts === undefined || parts.isRestorable) return [];
    return [
      wrong(
        'Lost data cannot be restored: point-in-time recovery of the table is off. DynamoDB console, the table, Backups: turn it on. Earlier points are gone.',
      ),
    ];
  },
};
