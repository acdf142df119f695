import { publicEndpoints } from '#shared/contracts/public-endpoints.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { type Check, wrong } from './check.ts';

/** On a slow connection, a cached answer may expire before the next call. */
const tries = 4;

/** Whether CloudFront caches the call that many visitors make at once. */
export const edgeCacheCheck: Check = {
  about: 'Availability from CloudFront',
  async run({ clock, probe }) {
    const tomorrow = addDays(dateOf(clock()), 1);
    for (let count = 0; count < tries; count += 1) {
      const answer = await probe.call(`${publicEndpoints.showAvailability.path}?date=${tomorrow}`);
      await answer.arrayBuffer();
      if (!answer.ok)
        return [wrong(`Availability is answered ${answer.status}. See infra/runbooks/calls-failing.md.`)];
      if (/^Hit/.test(answer.headers.get('x-cache') ?? '')) return [];
    }
    return [
      wrong(
        'CloudFront keeps no availability: every look of a visitor asks the API. See infra/runbooks/calls-throttled.md.',
      ),
    ];
  },
};
