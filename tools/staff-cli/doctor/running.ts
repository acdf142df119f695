import type { RunningPart } from '../operation/operation.ts';
import { type Check, wrong } from './check.ts';

const impact: Readonly<Record<RunningPart['kind'], string>> = {
  pipe: 'no mail is requested until it runs: EventBridge console, Pipes',
  schedule: 'its task does not run: EventBridge console, Scheduler',
  consumer: 'messages of its queue wait: Lambda console, Triggers of the function',
};

/** Whether pipe, schedules and consumers of queues are on: one that is off causes no error. */
export const runningCheck: Check = {
  about: 'Pipe, schedules, consumers',
  async run({ probe }) {
    const { running = [] } = (await probe.parts()) ?? {};
    return running
      .filter(({ isOn }) => !isOn)
      .map(({ kind, id, state }) => wrong(`The ${kind} ${id} is ${state}; ${impact[kind]}.`));
  },
};
