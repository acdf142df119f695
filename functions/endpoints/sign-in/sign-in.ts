import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { signIn as contract } from '#shared/contracts/staff/sign-in.ts';
import { type StartSessionDeps, startSession } from './start-session.ts';
import { type StepUpDeps, stepUp } from './step-up.ts';

/** Signs in with a passkey, or steps up the current session with one. */
export const signIn = (deps: StartSessionDeps & StepUpDeps): UseCase<typeof contract> => {
  const useCases = { 'sign-in': startSession(deps), 'step-up': stepUp(deps) };
  return (input, source) => useCases[input.body.purpose](input, source);
};
