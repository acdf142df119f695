import { type Check, wrong } from './check.ts';

const hour = 3_600_000;

/** Whether guests can book: the stage makes a synthetic booking every quarter of an hour. */
export const syntheticBookingCheck: Check = {
  about: 'Synthetic booking',
  async run({ probe, clock }) {
    // The local stack runs it too, but pages no one.
    if ((await probe.parts()) === undefined) return [];
    const until = clock();
    const from = new Date(until.getTime() - hour);
    const [passed] = await probe.logs({ code: 'probe.passed', from, until });
    if (passed !== undefined) return [];
    const [failed] = await probe.logs({ code: 'probe.failed', from, until });
    const reason = failed === undefined ? '' : ` The last failed: ${failed.step}, ${failed.result}.`;
    return [
      wrong(
        `None has gone through for an hour.${reason} See infra/runbooks/probe-failing.md; on a stage deployed in the last quarter of an hour, wait for the first one.`,
      ),
    ];
  },
};
