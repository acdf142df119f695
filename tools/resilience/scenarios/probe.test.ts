import { runScenarios } from '../harness/run-scenarios.testing.ts';
import { exhaustGuestLimits, killProbe, misuseProbeKey, runConcurrentProbes } from './probe-scenarios.ts';

runScenarios({
  'the synthetic booking': {
    'completes every step and leaves no items': runConcurrentProbes,
    'is separate from guests’ bookings, even for callers who have or guess its key': misuseProbeKey,
    'succeeds while limits refuse guests': exhaustGuestLimits,
    'cleans up after a run that was killed': killProbe,
  },
});
