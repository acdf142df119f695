import { findBookings } from '#shared/contracts/guests/find-bookings.ts';
import type { Harness } from '../harness/harness.ts';
import { mutantCounts as counts, type ScenarioResult } from '../harness/scenario.ts';
import { floodFromOneNetwork, sendAbusiveRequests } from '../scenarios/abuse-scenarios.ts';
import {
  bookSmallGroups,
  requestBothLanguages,
  sendBurstOf500,
  slowWrites,
} from '../scenarios/burst-scenarios.ts';
import { cancelInParallel, cancelWhileBooking, releaseLanguage } from '../scenarios/cancel-scenarios.ts';
import { moveIntoLastSeats, raiseAtCapacity, sequentialChanges } from '../scenarios/change-scenarios.ts';
import { traceRequest } from '../scenarios/correlation-scenarios.ts';
import { runDailyTasksFourTimes } from '../scenarios/daily-task-scenarios.ts';
import { callFromForeignOrigins, callWithoutCloudFront } from '../scenarios/edge-scenarios.ts';
import { checkCalendarEntries, openEveryLink } from '../scenarios/mail-content-scenarios.ts';
import {
  deliverMailEventsFiveTimes,
  expectEveryWriteMailed,
  failSesOnce,
} from '../scenarios/mail-scenarios.ts';
import {
  expectOperatorsIsolated,
  guessKeys,
  shareKeyBetweenOperators,
} from '../scenarios/operator-scenarios.ts';
import { exhaustGuestLimits, misuseProbeKey } from '../scenarios/probe-scenarios.ts';
import {
  bookSixteenSmiths,
  expectUnguessableReferences,
  tryKnownKeys,
} from '../scenarios/reference-scenarios.ts';
import { relaySpam, stealBooking } from '../scenarios/relay-scenarios.ts';
import {
  loseResponse,
  loseResponseAtCloudFront,
  reuseKeyForOtherBody,
  sendSameKeyConcurrently,
} from '../scenarios/retry-scenarios.ts';
import type { Patch } from './mutant-plugin.ts';

/** A fault injected into the product, and the scenario that must catch it. */
export interface Mutant extends Patch {
  readonly id: string;
  /** The function whose bundle carries the fault. */
  readonly functionName: string;
  /** A second replacement that the fault needs. */
  readonly secondPatch?: Patch;
  /** Prepares the function for the scenario. */
  readonly prepare?: (harness: Harness) => Promise<void>;
  readonly caughtBy: (harness: Harness) => Promise<ScenarioResult>;
}

/** Faults in one source, for the bundle of one function. */
export const faultsIn = (
  functionName: string,
  file: string,
  faults: readonly Omit<Mutant, 'functionName' | 'file'>[],
): readonly Mutant[] => faults.map((fault) => ({ ...fault, functionName, file }));

const slotChanges = 'functions/stores/bookings/slot-changes.ts';
const bookingStore = 'functions/stores/bookings/bookings.ts';
const capacityCondition =
  "    anyOf(isMissing('guests'), isNotAbove('guests', capacity - booking.guestCount)),\n";
const referenceSource = 'key === undefined ? randomBytes(16) : keyedDigest(await secret(), [...slot, key])';
const claimCheck = `  if (outcome.result === 'settled') return 'skipped';
  if (outcome.result !== 'claimed') throw new Error('Another worker is sending this mail');
`;
const newBooking = 'functions/use-cases/bookings/new-booking.ts';

/** Faults that the scenarios must catch. */
export const mutants: readonly Mutant[] = [
  ...faultsIn('create-booking', slotChanges, [
    {
      id: 'capacity is checked before the write instead of in it',
      find: capacityCondition,
      replace: '',
      caughtBy: (harness) => bookSmallGroups(harness, 2),
    },
    {
      id: 'capacity is checked before the write instead of in it, under a burst',
      find: capacityCondition,
      replace: '',
      caughtBy: (harness) => {
        harness.break(slowWrites('CreateBooking'));
        return sendBurstOf500(harness, 1);
      },
    },
    {
      id: 'the language is set without a condition',
      find: "opens ? isMissing('language')",
      replace: "opens ? isMissing('nothing')",
      caughtBy: (harness) => requestBothLanguages(harness, counts.languageSlots),
    },
    {
      id: 'a booking can be overwritten',
      find: '    attributeCondition,\n',
      replace: '',
      caughtBy: (harness) => sendSameKeyConcurrently(harness, 1),
    },
    {
      id: 'a booking is written without its event',
      find: 'event: eventOf(event, booking),',
      replace: 'note: eventOf(event, booking),',
      caughtBy: expectEveryWriteMailed,
    },
  ]),
  {
    id: 'a slot takes one guest too many',
    functionName: 'create-booking',
    file: 'shared/booking/terms.ts',
    find: 'capacity = 16;',
    replace: 'capacity = 17;',
    caughtBy: (harness) => bookSmallGroups(harness, 1),
  },
  ...faultsIn('cancel-booking', slotChanges, [
    {
      id: 'a booking is cancelled in any status',
      find: '      equals(bookingAttribute(booking.id), booking),\n      isLast',
      replace: '      isLast',
      caughtBy: (harness) => cancelInParallel(harness, counts.cancellations),
    },
    {
      id: 'seats are released twice',
      find: 'guests: incrementBy(-guestCount),',
      replace: 'guests: incrementBy(-2 * guestCount),',
      caughtBy: (harness) => cancelWhileBooking(harness, counts.cancellations),
    },
    {
      id: 'the last guest does not release the language',
      find: "isLast ? ['language']",
      replace: "isLast ? ['tongue']",
      caughtBy: (harness) => releaseLanguage(harness, counts.cancellations),
    },
    {
      id: 'every guest releases the language',
      find: 'const isLast = slot.guests === guestCount;\n',
      replace: 'const isLast = slot.guests >= guestCount;\n',
      caughtBy: (harness) => releaseLanguage(harness, counts.cancellations),
    },
    {
      id: 'a cancellation is written without its event',
      find: 'event: eventOf(event, cancelled)',
      replace: 'note: eventOf(event, cancelled)',
      caughtBy: expectEveryWriteMailed,
    },
  ]),
  ...faultsIn('create-booking', newBooking, [
    {
      id: 'a retry creates a new reference',
      find: referenceSource,
      replace: 'randomBytes(16)',
      caughtBy: (harness) => loseResponse(harness, 1),
    },
    {
      id: 'a retry creates a new reference, after CloudFront lost the response',
      find: referenceSource,
      replace: 'randomBytes(16)',
      caughtBy: (harness) => loseResponseAtCloudFront(harness, 1),
    },
    {
      id: 'concurrent calls with one key create several references',
      find: referenceSource,
      replace: 'randomBytes(16)',
      caughtBy: (harness) => sendSameKeyConcurrently(harness, 1),
    },
    {
      id: 'the reference is derived from date and name',
      find: referenceSource,
      replace: "digest([date, lastName].join('\\n'))",
      caughtBy: (harness) => bookSixteenSmiths(harness, 1),
    },
    {
      id: 'the reference is derived from date and email address',
      find: referenceSource,
      replace: "digest([date, lastName, email].join('\\n'))",
      caughtBy: (harness) => expectUnguessableReferences(harness, 1),
    },
    {
      id: 'the reference is a digest of the key without the secret',
      find: 'keyedDigest(await secret(), [...slot, key])',
      replace: "digest([...slot, key].join('\\n'))",
      caughtBy: tryKnownKeys,
    },
  ]),
  ...faultsIn('change-booking', slotChanges, [
    {
      id: 'a move oversells the new slot',
      find: capacityCondition,
      replace: '',
      caughtBy: (harness) => moveIntoLastSeats(harness, counts.changes, sequentialChanges),
    },
    {
      id: 'guests are raised beyond capacity',
      find: "[isNotAbove('guests', capacity - addedPlaces), ",
      replace: '[',
      caughtBy: (harness) => raiseAtCapacity(harness, counts.changes),
    },
  ]),
  {
    id: 'operators see the bookings of all operators',
    functionName: 'list-operator-bookings',
    file: 'functions/stores/bookings/operator-slots.ts',
    find: '.filter(({ operator }) => operator?.id === operatorId)',
    replace: '.filter(({ operator }) => operatorId && operator)',
    caughtBy: (harness) => expectOperatorsIsolated(harness, 3),
  },
  {
    id: 'operators cancel any booking by its reference',
    functionName: 'cancel-operator-booking',
    file: 'functions/stores/bookings/booking-lookup.ts',
    find: 'located?.booking.operator?.id === reader.operatorId',
    replace: 'located?.booking.operator?.id',
    caughtBy: (harness) => expectOperatorsIsolated(harness, 3),
  },
  {
    id: 'any secret opens the page of an operator',
    functionName: 'list-operator-bookings',
    file: 'functions/stores/operators/operator-link.ts',
    find: 'stored !== undefined && timingSafeEqual',
    replace: 'stored !== undefined || timingSafeEqual',
    caughtBy: (harness) => guessKeys(harness, 1),
  },
  {
    id: 'an idempotency key is shared between callers',
    functionName: 'create-operator-booking',
    file: newBooking,
    find: '...(caller === undefined ? [] : [caller])',
    replace: '...(caller === undefined ? [] : [])',
    caughtBy: (harness) => shareKeyBetweenOperators(harness, 3),
  },
  {
    id: 'reading a booking cancels it',
    functionName: 'find-bookings',
    file: 'functions/endpoints/find-bookings/find-bookings.ts',
    find: 'await bookings.find(reference)',
    replace: '(await bookings.cancel(reference), await bookings.find(reference))',
    caughtBy: (harness) => openEveryLink(harness),
  },
  ...faultsIn('send-mail', 'shared/calendar-file/calendar-entry.ts', [
    {
      id: 'a calendar entry never gets a new version',
      find: '    sequence: visit.sequence,',
      replace: '    sequence: 0,',
      caughtBy: checkCalendarEntries,
    },
    {
      id: 'the UID of a calendar entry follows the reference, which changes',
      find: '{visit.id}@',
      replace: '{visit.reference}@',
      caughtBy: checkCalendarEntries,
    },
  ]),
  {
    id: 'a used key is accepted with another body',
    functionName: 'create-booking',
    file: bookingStore,
    find: 'return earlier.fingerprint === requested.fingerprint',
    replace: 'return earlier.id === requested.id',
    caughtBy: (harness) => reuseKeyForOtherBody(harness, 1),
  },
  ...faultsIn('send-mail', 'functions/kernel/send-once.ts', [
    {
      id: 'an email is marked as sent before it is sent',
      find: '  let sendOutcome: SendOutcome;\n',
      replace: '  let sendOutcome: SendOutcome;\n  await marks.settle(id);\n',
      caughtBy: failSesOnce,
    },
    {
      id: 'an email is not marked as sent',
      find: 'await marks.settle(id).catch(',
      replace: 'await marks.release(id, outcome.claim).catch(',
      caughtBy: deliverMailEventsFiveTimes,
    },
    {
      id: 'a reminder is sent without a claim',
      find: claimCheck,
      replace: '',
      caughtBy: runDailyTasksFourTimes,
    },
  ]),
  ...faultsIn('send-mail', 'functions/kernel/worker.ts', [
    {
      id: 'the worker swallows the failure of a message',
      find: '.filter(({ ok }) => !ok)',
      replace: '.filter(() => false)',
      caughtBy: failSesOnce,
    },
    {
      id: 'the worker drops the original cause of a message',
      find: 'cause: cause || requestId',
      replace: 'cause: requestId || cause',
      caughtBy: traceRequest,
    },
  ]),
  {
    id: 'a reminder has a new id on every run',
    functionName: 'remind-guests',
    file: 'functions/workers/remind-guests/remind-guests.ts',
    find: 'id: `reminder-',
    replace: 'id: crypto.randomUUID() || `reminder-',
    caughtBy: runDailyTasksFourTimes,
  },
  {
    id: 'a run sheet is sent without a claim',
    functionName: 'send-run-sheet',
    file: 'functions/kernel/send-once.ts',
    find: claimCheck,
    replace: '',
    caughtBy: runDailyTasksFourTimes,
  },
  {
    id: 'an event does not carry the request that caused it',
    functionName: 'create-booking',
    file: 'functions/stores/table/event.ts',
    find: "requestContext()?.cause ?? 'by-hand'",
    replace: "requestContext()?.cause && 'by-hand'",
    caughtBy: traceRequest,
  },
  {
    id: 'the origin-verify secret is not compared',
    functionName: 'find-bookings',
    file: 'functions/kernel/origin-verify-secret.ts',
    find: 'timingSafeEqual(key, presented)',
    replace: 'timingSafeEqual(key, key)',
    caughtBy: (harness) => callWithoutCloudFront(harness, [findBookings]),
  },
  {
    id: 'a page of another origin can book',
    functionName: 'create-booking',
    file: 'functions/kernel/request.ts',
    find: ' && isOwnOrigin(headers.origin, headers)',
    replace: '',
    caughtBy: callFromForeignOrigins,
  },
  ...faultsIn('send-event-email', 'functions/kernel/limits.ts', [
    {
      id: 'forms are counted but never refused',
      find: "if (outcome.result === 'counted') return;",
      replace: 'if (outcome) return;',
      // Enough calls to exceed the daily limit of one mailbox.
      caughtBy: (harness) => sendAbusiveRequests(harness, 400),
    },
    {
      id: 'a caller can spoof their address',
      find: 'headers[edgeHeaders.viewerAddress] ??',
      replace: "headers['x-forwarded-for']?.split(',')[0] ??",
      caughtBy: floodFromOneNetwork,
    },
  ]),
  {
    id: 'the daily number of mailboxes of a booking is not limited',
    functionName: 'change-booking',
    file: 'shared/booking/change-limit.ts',
    find: 'next.mailboxes > changeLimits.mailboxesPerDay',
    replace: 'next.mailboxes > changeLimits.perDay',
    caughtBy: (harness) => relaySpam(harness, 20),
  },
  {
    id: 'the former address of a booking is not stored',
    functionName: 'change-booking',
    file: 'functions/stores/bookings/former-emails.ts',
    find: "if (booking.email === '' || isSameMailbox(booking.email, email)) return unexpired;",
    replace: 'if (email) return unexpired;',
    caughtBy: stealBooking,
  },
  {
    id: 'a form can choose its recipient',
    functionName: 'send-event-email',
    file: 'functions/endpoints/send-event-email/send-event-email.ts',
    find: 'async ({ body: { to: _ignored, website_url: _empty, ...enquiry }, headers }, { address }) => {',
    replace:
      'async ({ body: { to, website_url: _empty, ...form }, headers }, { address }) => {\n const enquiry = typeof to === "string" ? { ...form, email: to } : form;',
    caughtBy: (harness) => sendAbusiveRequests(harness, counts.abusiveCalls),
  },
  ...faultsIn('create-booking', 'functions/kernel/probe-key.ts', [
    {
      id: 'any key is accepted as that of the synthetic booking',
      find: '(await keys()).some((key) => timingSafeEqual(key, digest))',
      replace: '(await keys()).length > 0',
      caughtBy: misuseProbeKey,
    },
    {
      id: 'the key of the synthetic booking is accepted in another header',
      find: 'const presented = headers[probeKeyHeader];',
      replace: 'const presented = headers[probeKeyHeader] ?? headers.authorization;',
      caughtBy: misuseProbeKey,
    },
  ]),
  ...faultsIn('create-booking', 'shared/booking/booking-request.ts', [
    {
      id: 'the key of the synthetic booking books days of guests',
      find: "by === 'probe' && day !== 'outsideWindow'",
      replace: "by === 'probe' && day === 'pastDay'",
      caughtBy: misuseProbeKey,
    },
  ]),
  ...faultsIn('create-booking', 'functions/stores/bookings/slot-item.ts', [
    {
      id: 'the synthetic booking is stored among those of guests',
      find: 'probe ? probeSlotKey({ time, type }) : slotKey(day, { time, type })',
      replace: 'slotKey(day, { time, type })',
      caughtBy: misuseProbeKey,
    },
  ]),
  ...faultsIn('create-booking', 'functions/endpoints/create-booking/create-booking.ts', [
    {
      id: 'the synthetic booking counts against the limits of its network',
      find: '...probeLimits(quotas)',
      replace:
        'admissionOf: (opens: boolean) => networkAdmission(quotas, address, { starts: opens ? 1 : 0, places: 1 })',
      caughtBy: exhaustGuestLimits,
    },
  ]),
  ...faultsIn('open-booking', 'functions/endpoints/open-booking/open-booking.ts', [
    {
      id: 'the key of the synthetic booking opens bookings of guests',
      find: "isProbe ? 'probe' : 'holder'",
      replace: "'holder'",
      caughtBy: misuseProbeKey,
    },
  ]),
  ...faultsIn('cancel-booking', 'functions/endpoints/cancel-booking/cancel-booking.ts', [
    {
      id: 'the key of the synthetic booking cancels bookings of guests',
      find: "reader: 'probe'",
      replace: "reader: 'holder'",
      caughtBy: misuseProbeKey,
    },
  ]),
];
