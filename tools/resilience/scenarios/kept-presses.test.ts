import { runScenarios } from '../harness/run-scenarios.testing.ts';
import {
  alterPresses,
  arriveWithForeignTicket,
  failOnePress,
  redeliverKeptPresses,
} from './kept-press-scenarios.ts';

runScenarios({
  'presses that devices kept while offline': {
    'are noticed if they were altered, replaced or dated ahead': alterPresses,
    'are recorded even if one of them cannot be stored': failOnePress,
    'are listed for a manager if guests were admitted with a forged ticket': arriveWithForeignTicket,
    'count once, in any order of delivery, from any device and after any number of deliveries':
      redeliverKeptPresses,
  },
});
