import type { Table } from '#functions/stores/table/table.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { StageFunctions } from '#tools/dev-cli/deployed/stage-functions.ts';
import type { Console, OperationContext, StageProbe } from './operation/operation.ts';
import { runCommand } from './operation/run-command.ts';
import { readCommand } from './read-command.ts';

/** Output, questions and files of one command. */
export interface Session {
  readonly output: readonly string[];
  readonly questions: readonly string[];
  readonly files: ReadonlyMap<string, string>;
  /** All output as one text. */
  readonly text: string;
}

const rejectCall = () => Promise.reject(new Error('Unexpected call of the probe'));
const unusedProbe: StageProbe = {
  mail: rejectCall,
  queues: rejectCall,
  concurrencyLimit: rejectCall,
  call: rejectCall,
  parts: rejectCall,
  logs: rejectCall,
  requestLog: rejectCall,
  deviceLog: rejectCall,
  sleep: rejectCall,
};

/**
 * Runs staff commands against a stack: `ops('list 2026-11-24')`. Quotes group words.
 *
 * @returns a function that runs one command and answers all its questions alike; the error of a failing command carries
 * the `session` so far
 */
export function consoleAt(
  table: Table,
  clock: Clock,
  files = new Map<string, string>(),
  paymentAccount: OperationContext['paymentAccount'] = () =>
    Promise.reject(new Error('Unexpected use of the payment account')),
  probe: StageProbe = unusedProbe,
  functions?: StageFunctions,
) {
  return async (line: string, answer: boolean | (() => Promise<boolean>) = true): Promise<Session> => {
    const output: string[] = [];
    const questions: string[] = [];
    const staffConsole: Console = {
      say: (text) => output.push(text),
      confirm: (question) => {
        questions.push(question);
        return typeof answer === 'boolean' ? Promise.resolve(answer) : answer();
      },
      write: (file, text, replace) => {
        if (files.has(file) && !replace) return false;
        files.set(file, text);
        return true;
      },
    };
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const command = readCommand(words);
    if (command === undefined) throw new Error('The command line asks for help');
    const actor = async () => 'the tests';
    const context = {
      table,
      clock,
      actor,
      staffConsole,
      siteUrl: 'https://rum.example.com',
      paymentAccount,
      probe,
      ...(functions && { functions }),
    };
    const session = (): Session => ({ output, questions, files, text: output.join('\n') });
    try {
      await runCommand(command, context);
    } catch (problem) {
      throw Object.assign(problem as Error, { session: session() });
    }
    return session();
  };
}
