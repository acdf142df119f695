import type { RunningPart } from '../operation/operation.ts';
import { type Check, wrong } from './check.ts';

const impact: Readonly<Record<RunningPart['kind'], string>> = {
  pipe: 'changes are not mailed until you start it (EventBridge console > Pipes)',
  schedule: 'its task does not run until you enable it (EventBridge console > Scheduler)',
  consumer: 'messages wait in its queue until you enable it (Lambda console > the function > Triggers)',
};

/** Whether pipe, schedules and queue consumers are enabled: a disabled one causes no error. */
export const runningCheck: Check = {
  about: 'Pipe, schedules, consumers',
  async run({ probe }) {
    const { running = [] } = (await probe.parts()) ?? {};
    return running
      .filter(({ isOn }) => !isOn)
      .map(({ kind, id, state }) => wrong(`The ${kind} ${id} is ${state}; ${impact[kind]}.`));
  },
};
