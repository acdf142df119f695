import { onlyInFull, runScenarios } from '../harness/run-scenarios.testing.ts';
import { scenarioCounts as counts } from '../harness/scenario.ts';
import { bookSmallGroups, requestBothLanguages, sendBurstOf500 } from './burst-scenarios.ts';
import { cancelInParallel, cancelWhileBooking, releaseLanguage } from './cancel-scenarios.ts';
import {
  changeConcurrently,
  moveIntoLastSeats,
  moveWhileCancelling,
  raiseAtCapacity,
} from './change-scenarios.ts';
import { bookSixteenSmiths, expectUnguessableReferences } from './reference-scenarios.ts';
import {
  loseResponse,
  loseResponseAtCloudFront,
  reuseKeyForOtherBody,
  sendSameKeyConcurrently,
} from './retry-scenarios.ts';

runScenarios({
  'concurrent bookings': {
    'sell exactly sixteen seats of a slot to 500 clients': (harness) =>
      sendBurstOf500(harness, counts.bursts),
    'set one language for a slot requested in English and French': (harness) =>
      requestBothLanguages(harness, counts.languageSlots),
    'give 16 guests named Smith 16 references': (harness) => bookSixteenSmiths(harness, counts.groups),
    'give a guest who books twice unguessable references': (harness) =>
      expectUnguessableReferences(harness, counts.groups),
    // The groups are smaller and larger than a slot.
    ...onlyInFull({
      'never oversell a slot to groups of 2, 5, 16 and 20': (harness) =>
        bookSmallGroups(harness, counts.groups),
    }),
  },
  'concurrent cancellations': {
    'let the seats of a cancelled booking be sold once': (harness) =>
      cancelWhileBooking(harness, counts.cancellations),
    'release the seats of one booking once in 50 calls': (harness) =>
      cancelInParallel(harness, counts.cancellations),
    'release the language of a slot with the last guest': (harness) =>
      releaseLanguage(harness, counts.cancellations),
  },
  'concurrent changes': {
    'move only as many guests as fit into the last seats': (harness) =>
      moveIntoLastSeats(harness, counts.changes),
    // The interleavings of the store cover the same races.
    ...onlyInFull({
      'leave a booking cancelled if it is moved and cancelled at once': (harness) =>
        moveWhileCancelling(harness, counts.changes),
      'raise the number of guests only of as many parties as fit': (harness) =>
        raiseAtCapacity(harness, counts.changes),
      'keep seats and bookings consistent under random changes, conflicts and lost responses': (harness) =>
        changeConcurrently(harness, counts.changes),
    }),
  },
  'a retry of a booking': {
    'returns the booking of the first attempt if its response was lost after the commit': (harness) =>
      loseResponse(harness, counts.retries),
    'gets the same response in 50 concurrent calls with one idempotency key': (harness) =>
      sendSameKeyConcurrently(harness, counts.retries),
    ...onlyInFull({
      'returns the booking of the first attempt if CloudFront lost the response': (harness) =>
        loseResponseAtCloudFront(harness, 20),
      'is refused if it reuses the idempotency key with another body': (harness) =>
        reuseKeyForOtherBody(harness, counts.retries),
    }),
  },
});
