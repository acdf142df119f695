import * as fc from 'fast-check';
import { tourLanguages } from '../booking/language.ts';
import { partySources } from '../staff/parties/party-source.ts';
import { commandId, entry, paid } from '../staff/parties/visit.testing.ts';
import type { VisitEntry } from '../staff/parties/visit-log.ts';
import { methodsInOrder } from '../staff/till/till-words.ts';
import { addDays, type CalendarDate, instantAt } from '../values/port-vila-time.ts';
import type { CountedParty } from './day-figures.ts';

const anyEntry = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map((guests) => entry({ kind: 'arrive', guests })),
  fc.integer({ min: 1, max: 3 }).map((guests) => entry({ kind: 'no-show', guests })),
  fc
    .record({ vatu: fc.integer({ min: 1, max: 20_000 }), method: fc.constantFrom(...methodsInOrder) })
    .map(({ vatu, method }) => paid(vatu, { method })),
  fc.constant(entry({ kind: 'note', text: 'Late' })),
);

/** Some entries, some of them undone. */
const anyLog = fc.array(fc.tuple(anyEntry, fc.boolean()), { maxLength: 6 }).map((entries) =>
  entries.flatMap(([generated, isUndone]): VisitEntry[] => {
    const entryWithId = { ...generated, id: commandId() };
    return isUndone ? [entryWithId, entry({ kind: 'undo', entry: entryWithId.id })] : [entryWithId];
  }),
);

/** Any booking of a day. */
export const anyParty = (date: CalendarDate): fc.Arbitrary<CountedParty> =>
  fc
    .record({
      status: fc.constantFrom('confirmed', 'confirmed', 'cancelled' as const),
      isClosed: fc.boolean(),
      guestCount: fc.integer({ min: 1, max: 16 }),
      preferredLanguage: fc.constantFrom(...tourLanguages),
      source: fc.option(fc.constantFrom(...partySources), { nil: undefined }),
      isOperator: fc.boolean(),
      daysBefore: fc.integer({ min: 0, max: 92 }),
      minutes: fc.integer({ min: 0, max: 1439 }),
      log: fc.option(anyLog, { nil: undefined }),
    })
    .map(({ isClosed, isOperator, daysBefore, minutes, log, status, ...party }) => ({
      ...party,
      id: commandId(),
      date,
      status,
      bookedAt: instantAt(addDays(date, -daysBefore), minutes).getTime() / 1000,
      ...(status === 'cancelled' && isClosed && { closedReason: 'Storm' }),
      ...(isOperator && { operator: { id: 'op' } }),
      ...(log && { visit: { log } }),
    }));
