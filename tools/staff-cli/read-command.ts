import { parseArgs } from 'node:util';
import { cancel } from './cancel.ts';
import { close } from './close.ts';
import { doctor } from './doctor.ts';
import { flipBack } from './flip-back.ts';
import { invite } from './invite.ts';
import { logs } from './logs.ts';
import { type Operation, OperationProblem, type Request } from './operation/operation.ts';
import { orders } from './orders.ts';
import { privacy } from './privacy.ts';
import { reopen } from './reopen.ts';
import { restore } from './restore.ts';
import { rotateEdgeKey } from './rotate-edge-key.ts';
import { rotateProbeKey } from './rotate-probe-key.ts';
import { rotateTicketKey } from './rotate-ticket-key.ts';
import { runSheet } from './run-sheet.ts';
import { trail } from './trail.ts';

const operations: ReadonlyMap<string, Operation> = new Map([
  ['run-sheet', runSheet],
  ['cancel', cancel],
  ['close', close],
  ['reopen', reopen],
  ['orders', orders],
  ['privacy', privacy],
  ['restore', restore],
  ['invite', invite],
  ['trail', trail],
  ['rotate-edge-key', rotateEdgeKey],
  ['rotate-probe-key', rotateProbeKey],
  ['rotate-ticket-key', rotateTicketKey],
  ['doctor', doctor],
  ['logs', logs],
  ['flip-back', flipBack],
]);

const globalOptions = {
  stage: { type: 'string' },
  url: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** A parsed command line. */
export interface Command {
  readonly name: string;
  readonly operation: Operation;
  readonly request: Request;
  /** Name of a deployed stage; undefined for the local stack. */
  readonly stage: string | undefined;
  /** Address of the local stack. */
  readonly url: string | undefined;
  /** Whether questions are answered with yes. */
  readonly isAlwaysYes: boolean;
}

/** Help text. */
export const help: string = [
  'npm run ops -- <command>',
  '',
  ...[...operations.values()].flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
  '',
  'Works on the stack that `npm start` runs here; --url gives its address if it is not http://localhost:3000.',
  '--stage prod works on a deployed stage, with your AWS credentials.',
  'Commands ask before they change anything; --yes answers for scripts.',
].join('\n');

/**
 * Parses the arguments after `npm run ops --`; undefined for a request for help.
 *
 * @throws OperationProblem for invalid arguments
 */
export function readCommand(args: readonly string[]): Command | undefined {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || rest.includes('--help') || name === '--help') return undefined;
  const operation = operations.get(name);
  if (operation === undefined) {
    const names = [...operations.keys()].join(', ');
    throw new OperationProblem(`Unknown command: ${name}. Commands: ${names}.`);
  }
  const { values, positionals } = parseOptions(operation, rest);
  const { stage, url, yes, ...options } = values;
  if (stage !== undefined && url !== undefined) {
    throw new OperationProblem(
      'Give either --stage for a deployed stage or --url for this machine, not both.',
    );
  }
  return {
    name,
    operation,
    request: { words: positionals, options },
    stage: stage as string | undefined,
    url: url as string | undefined,
    isAlwaysYes: yes === true,
  };
}

function parseOptions(operation: Operation, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...operation.options, ...globalOptions },
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (problem) {
    const [sentence] = (problem as Error).message.split(/\. |\n/);
    throw new OperationProblem(`${sentence}.\nUsage: npm run ops -- ${operation.usage}`);
  }
}
