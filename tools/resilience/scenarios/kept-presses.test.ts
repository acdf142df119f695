import { runScenarios } from '../harness/run-scenarios.testing.ts';
import {
  alteredPressesAreNoticed,
  foreignTicketsAreListed,
  keptPressesCountOnce,
  oneFailureStopsNoOther,
} from './kept-press-scenarios.ts';

runScenarios({
  'presses that devices kept without a network': {
    'are noticed where they were altered, replaced or dated ahead': alteredPressesAreNoticed,
    'are recorded before and behind one that cannot be stored': oneFailureStopsNoOther,
    'are listed where a ticket that is not ours let the guests in': foreignTicketsAreListed,
    'count once, in whatever order, from whichever device and however often they are delivered':
      keptPressesCountOnce,
  },
});
