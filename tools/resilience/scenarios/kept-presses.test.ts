import { runScenarios } from '../harness/run-scenarios.testing.ts';
import {
  alterPresses,
  arriveWithForeignTicket,
  failOnePress,
  redeliverKeptPresses,
} from './kept-press-scenarios.ts';

runScenarios({
  'presses that devices kept without a network': {
    'are noticed if they were altered, replaced or dated ahead': alterPresses,
    'are recorded before and behind one that cannot be stored': failOnePress,
    'are listed if a ticket that is not ours let the guests in': arriveWithForeignTicket,
    'count once, in whatever order, from whichever device and however often they are delivered':
      redeliverKeptPresses,
  },
});
