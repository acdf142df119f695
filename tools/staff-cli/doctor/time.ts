import { portVilaZone } from '#shared/values/port-vila-time.ts';
import { type Check, type Finding, wrong } from './check.ts';

const maxClockSkewSeconds = 60;

/** Whether stage, machine and time-zone data agree on the time and the day. */
export const timeCheck: Check = {
  about: 'Clock and zone',
  async run({ clock, probe }) {
    const now = clock();
    const day = 86_400_000;
    const range = [now.getTime(), now.getTime() + day].map((at) => new Date(at).toISOString());
    const response = await probe.call(`/api/holidays?timeMin=${range[0]}&timeMax=${range[1]}`);
    await response.arrayBuffer();
    const stageTime = Date.parse(response.headers.get('date') ?? '');
    return [
      ...(response.ok
        ? []
        : [wrong(`The API returned ${response.status}. See infra/runbooks/calls-failing.md.`)]),
      ...clockFindings(stageTime, clock()),
      ...zoneFindings(offsetInZone(now)),
    ];
  },
};

/** @param stageTime the stage's clock in epoch milliseconds; NaN when it reports none */
export function clockFindings(stageTime: number, localTime: Date): readonly Finding[] {
  if (Number.isNaN(stageTime)) return [wrong('The site does not report its time: is it ours?')];
  const seconds = Math.round((stageTime - localTime.getTime()) / 1000);
  if (Math.abs(seconds) <= maxClockSkewSeconds) return [];
  const minutes = Math.round(Math.abs(seconds) / 60);
  return [
    wrong(
      `The stage’s clock is ${minutes} min ${seconds > 0 ? 'ahead of' : 'behind'} this machine’s, so “today” and booking deadlines differ. Synchronize this machine’s clock and run the doctor again.`,
    ),
  ];
}

/** @param offset of Port Vila from UTC in this machine's time-zone data: `GMT+11:00` */
export function zoneFindings(offset: string): readonly Finding[] {
  return offset === 'GMT+11:00'
    ? []
    : [
        wrong(
          `By this machine’s time-zone data, Port Vila is at ${offset}; the product assumes GMT+11:00. If Vanuatu has changed its time, update shared/values/port-vila-time.ts; otherwise update the data.`,
        ),
      ];
}

const offsetInZone = (now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: portVilaZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'no offset';
