import { runScenarios } from '../harness/run-scenarios.testing.ts';
import {
  probeGoesThrough,
  probeHasItsOwnLimit,
  probeIsKilled,
  probeKeyOpensNothing,
} from './probe-scenarios.ts';

runScenarios({
  'the synthetic booking': {
    'goes all the way and leaves nothing behind': probeGoesThrough,
    'is kept apart from guests, even from callers who have or guess its key': probeKeyOpensNothing,
    'goes through while limits refuse guests': probeHasItsOwnLimit,
    'cleans up after a run that was killed': probeIsKilled,
  },
});
