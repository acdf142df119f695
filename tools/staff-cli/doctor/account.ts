import { type Check, wrong } from './check.ts';

/**
 * The default limit of established accounts; new ones start with 10. A cruise ship brings several hundred visitors at
 * once.
 */
const requiredConcurrency = 1000;

/** Whether the account's limits suffice. An existing stage proves that CloudFront is enabled. */
export const accountCheck: Check = {
  about: 'Account',
  async run({ probe }) {
    const limit = await probe.concurrencyLimit();
    if (limit >= requiredConcurrency) return [];
    return [
      wrong(
        `AWS runs at most ${limit} functions of this account at the same time, and rejects further visitors. Request ${requiredConcurrency}: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${requiredConcurrency}`,
      ),
    ];
  },
};
