import { portVilaZone } from '../../../shared/values/port-vila-time.ts';
import { type Check, type Finding, wrong } from './check.ts';

const maxClockSkewSeconds = 60;

/** Whether everybody means the same moment, and the same day, by now. */
export const timeCheck: Check = {
  about: 'Clock and zone',
  async look({ clock, probe }) {
    const now = clock();
    const day = 86_400_000;
    const range = [now.getTime(), now.getTime() + day].map((at) => new Date(at).toISOString());
    const answer = await probe.call(`/api/holidays?timeMin=${range[0]}&timeMax=${range[1]}`);
    await answer.arrayBuffer();
    const there = Date.parse(answer.headers.get('date') ?? '');
    return [
      ...(answer.ok ? [] : [wrong(`The API answers ${answer.status}. See infra/runbooks/calls-failing.md.`)]),
      ...clockFindings(there, clock()),
      ...zoneFindings(offsetInZone(now)),
    ];
  },
};

/** @param there the stage's clock in epoch milliseconds; NaN when it does not tell */
export function clockFindings(there: number, here: Date): readonly Finding[] {
  if (Number.isNaN(there)) return [wrong('The site does not say what time it has: is it ours?')];
  const seconds = Math.round((there - here.getTime()) / 1000);
  if (Math.abs(seconds) <= maxClockSkewSeconds) return [];
  const minutes = Math.round(Math.abs(seconds) / 60);
  return [
    wrong(
      `The stage’s clock is ${minutes} min ${seconds > 0 ? 'ahead of' : 'behind'} this machine’s: “today” and the last moment to book differ. Set this machine’s clock by the network, and look again.`,
    ),
  ];
}

/** @param offset of Port Vila's civil time from UTC, as time-zone data have it: `GMT+11:00` */
export function zoneFindings(offset: string): readonly Finding[] {
  return offset === 'GMT+11:00'
    ? []
    : [
        wrong(
          `Clocks in Port Vila show ${offset} by this machine’s time-zone data, and the product reckons with GMT+11:00. If Vanuatu has changed its time, shared/values/port-vila-time.ts has to follow; else renew the data.`,
        ),
      ];
}

const offsetInZone = (now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: portVilaZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'no offset';
