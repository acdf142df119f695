import { type Check, wrong } from './check.ts';

/** What Lambda gives every account but new ones, which begin with 10. A ship's guests are some hundred at once. */
const enough = 1000;

/** Whether the account may do what visitors need of it. That CloudFront lets it in shows by there being a stage. */
export const accountCheck: Check = {
  about: 'Account',
  async look({ probe }) {
    const atOnce = await probe.concurrencyLimit();
    if (atOnce >= enough) return [];
    return [
      wrong(
        `AWS runs no more than ${atOnce} functions of this account at the same time, and refuses the visitors beyond. Ask for ${enough}: aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value ${enough}`,
      ),
    ];
  },
};
