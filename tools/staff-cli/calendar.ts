import { randomBytes } from 'node:crypto';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { calendarDay } from '#functions/use-cases/calendar/calendar-day.ts';
import {
  type EditDayDeps,
  editDay,
  previewEdit,
  type RequestedDay,
  readDay,
} from '#functions/use-cases/calendar/edit-day.ts';
import { readMonth } from '#functions/use-cases/calendar/read-month.ts';
import { seenOf } from '#functions/use-cases/calendar/seen.ts';
import { readOffers } from '#functions/use-cases/closures/offers.ts';
import { closureReasonProblem } from '#shared/booking/closure-reason.ts';
import { type CalendarDay, openings } from '#shared/contracts/office/calendar-day.ts';
import { showCalendar } from '#shared/contracts/office/show-calendar.ts';
import { calendarMessages } from '#shared/staff/calendar-messages.ts';
import { commandLine } from '#shared/staff/command-line.ts';
import { counted } from '#shared/values/counted.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { timeLabel, writeDate } from '#shared/values/written-time.ts';
import { closeDeps } from './close.ts';
import { askForConsent, partiesOption } from './closing-consent.ts';
import { doneLines, offerLines, previewLines } from './closing-lines.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { dayFrom, textOption } from './operation/parse-args.ts';
import { unlessRefused } from './party-order.ts';

const settings = [...openings, 'listed'] as const;

/** Lists what differs from the week in a month, or sets a day, by the use case of the staff console. */
export const calendar: Operation = {
  usage:
    'calendar 2026-12 | calendar 2026-12-25 open|afternoon|closed|listed [--reason "Cyclone"] [--reason-french "Cyclone"] [--parties 24] [--dry-run]',
  summary: 'Lists closed and edited days of a month, or sets a day; "listed" takes back what was set for it.',
  options: {
    reason: { type: 'string' },
    'reason-french': { type: 'string' },
    ...partiesOption,
    'dry-run': { type: 'boolean' },
  },
  async run(request, context) {
    const { staffConsole, clock } = context;
    const [when = '', word, ...more] = request.words;
    const { table } = context;
    const edits = calendarEditStore(table, clock);
    const deps = { ...closeDeps(context), edits, people: peopleStore(table, clock) };
    const month = showCalendar.query.shape.month.safeParse(when);
    if (word === undefined && month.success) {
      const lines = (await readMonth(deps, month.data)).flatMap(dayLines);
      for (const line of lines.length > 0 ? lines : ['Nothing is closed or set.']) staffConsole.say(line);
      return;
    }
    const opening = settings.find((one) => one === word);
    if (opening === undefined || more.length > 0)
      throw new OperationProblem(`Usage: npm run ops -- ${calendar.usage}`);
    const [reason, reasonFrench] = ['reason', 'reason-french'].map((name) => textOption(request, name));
    for (const text of [reason, reasonFrench]) {
      const problem = text === undefined ? undefined : closureReasonProblem(text);
      if (problem !== undefined) throw new OperationProblem(problem);
    }
    const date = dayFrom(when, clock);
    const { edit, closure } = await readDay(deps, date);
    const kept = opening === 'listed' ? undefined : edit;
    await setDay(deps, context, request, {
      date,
      seen: seenOf(edit, closure),
      opening,
      reason,
      reasonFrench,
      ships: kept?.ships,
      evening: kept?.evening,
    });
  },
};

/** Shows the guests whom an edit would notify, asks, and sets the day. */
async function setDay(
  deps: EditDayDeps,
  { staffConsole, clock }: OperationContext,
  request: Request,
  requested: RequestedDay,
): Promise<void> {
  const { date } = requested;
  const by = { id: randomBytes(12).toString('hex'), person: commandLine, device: commandLine };
  const { days, closing } = await unlessRefused(previewEdit(deps, requested, by));
  const [plan] = days;
  if (closing !== undefined && requested.reason === undefined)
    throw new OperationProblem(`${calendarMessages.needsReason} (--reason "Cyclone")`);
  if (plan !== undefined && closing !== undefined) {
    for (const line of previewLines(plan, closing)) staffConsole.say(line);
    const offersTo = plan.toNotify.length > 0 ? await readOffers(deps, days, closing) : undefined;
    if (offersTo) for (const line of offerLines(plan, offersTo)) staffConsole.say(line);
  }
  if (request.options['dry-run'] === true) {
    staffConsole.say('Dry run: nothing was changed.');
    return;
  }
  const consent = await askForConsent(request, { staffConsole }, plan, `Set ${writeDate(date)}?`);
  if (consent === undefined) return;
  const done = await unlessRefused(editDay(deps, requested, by, consent));
  const [day] = done.days;
  if (day !== undefined) for (const line of doneLines(day, done.failure)) staffConsole.say(line);
  for (const line of dayLines(
    calendarDay({ date, ...(await readDay(deps, date)) }, () => undefined, clock()),
  ))
    staffConsole.say(line);
}

const opened: Readonly<Record<CalendarDay['opening'], string>> = {
  open: 'open',
  afternoon: 'open from noon',
  closed: 'closed',
};

/** A day that staff have closed or set, or a holiday; nothing for any other. */
function dayLines({ date, opening, closedFor, edit, pendingNotifications }: CalendarDay): readonly string[] {
  const { ships, evening } = edit ?? {};
  const set = [
    ...(edit?.opening ? ['set by staff'] : []),
    ...(ships
      ? [ships.length === 0 ? 'no ships' : `ships: ${ships.map(({ ship }) => ship).join(', ')}`]
      : []),
    ...(evening ? [`evening: ${evening.name}, ${timeLabel(evening.fromMinutes)}`] : []),
    ...(evening === null ? ['no evening'] : []),
    ...(pendingNotifications > 0
      ? [`${counted(pendingNotifications, 'booking')} not yet told: close the day once more`]
      : []),
  ];
  if (set.length === 0 && closedFor === undefined) return [];
  const state = closedFor === undefined ? opened[opening] : `closed: ${closedFor}`;
  return [[`${writeDate(calendarDateFrom(date))}: ${state}`, ...set].join(' · ')];
}
