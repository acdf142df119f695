import { publicEndpoints } from '#shared/contracts/public-endpoints.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { type Check, wrong } from './check.ts';

/** On a slow connection, a cached response may expire before the next call. */
const tries = 4;

/** Whether CloudFront caches the call that many visitors make at once. */
export const edgeCacheCheck: Check = {
  about: 'Availability from CloudFront',
  async run({ clock, probe }) {
    const tomorrow = addDays(dateOf(clock()), 1);
    for (let count = 0; count < tries; count += 1) {
      const response = await probe.call(`${publicEndpoints.showAvailability.path}?date=${tomorrow}`);
      await response.arrayBuffer();
      if (!response.ok)
        return [
          wrong(
            `The call for the availability returned ${response.status}. See infra/runbooks/calls-failing.md.`,
          ),
        ];
      if (/^Hit/.test(response.headers.get('x-cache') ?? '')) return [];
    }
    return [
      wrong(
        'CloudFront keeps no availability: every request of a visitor reaches the API. See infra/runbooks/calls-throttled.md.',
      ),
    ];
  },
};
