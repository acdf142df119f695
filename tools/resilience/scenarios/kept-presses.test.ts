import { runScenarios } from '../harness/run-scenarios.testing.ts';
import { alteredPressesAreNoticed, keptPressesCountOnce } from './kept-press-scenarios.ts';

runScenarios({
  'presses that devices kept without a network': {
    'are noticed where they were altered, replaced or dated ahead': alteredPressesAreNoticed,
    'count once, in whatever order, from whichever device and however often they are delivered':
      keptPressesCountOnce,
  },
});
