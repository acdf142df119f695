import { runScenarios } from '../harness/run-scenarios.testing.ts';
import {
  probeGoesThrough,
  probeHasItsOwnLimit,
  probeIsKilled,
  probeKeyOpensNothing,
} from './probe-scenarios.ts';

runScenarios({
  'the synthetic booking': {
    'goes the whole way and leaves nothing behind': probeGoesThrough,
    'is apart from guests, whoever has its key or guesses it': probeKeyOpensNothing,
    'goes through while limits refuse guests': probeHasItsOwnLimit,
    'cleans up after a run that was killed': probeIsKilled,
  },
});
