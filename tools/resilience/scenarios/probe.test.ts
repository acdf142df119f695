import { runScenarios } from '../harness/run-scenarios.testing.ts';
import { exhaustGuestLimits, killProbe, misuseProbeKey, runConcurrentProbes } from './probe-scenarios.ts';

runScenarios({
  'the synthetic booking': {
    'goes all the way and leaves nothing behind': runConcurrentProbes,
    'is kept apart from guests, even from callers who have or guess its key': misuseProbeKey,
    'goes through while limits refuse guests': exhaustGuestLimits,
    'cleans up after a run that was killed': killProbe,
  },
});
