import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from './project.ts';

/** A tool has failed; the message is what it printed, which says more than a stack would. */
export class ToolError extends Error {}

/**
 * Runs one of the project's tools, quietly.
 *
 * @param command a tool of node_modules/.bin and its arguments
 * @param folder where it runs, from the project's top folder
 * @throws ToolError with everything the tool printed when it fails
 */
export async function runTool([tool = '', ...args]: string[], folder: string): Promise<void> {
  const bin = path.join(projectFolder, 'node_modules/.bin');
  const child = spawn(path.join(bin, tool), args, {
    cwd: path.join(projectFolder, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: [bin, process.env.PATH].join(path.delimiter) },
  });
  let printed = '';
  child.stdout.on('data', (part) => (printed += part));
  child.stderr.on('data', (part) => (printed += part));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ToolError(`${printed}\n${tool} ${args.join(' ')} ended with code ${code}.`);
}
