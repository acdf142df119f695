import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from './project.ts';

/** Failure of a tool. The message is its output, which is more useful than a stack trace. */
export class ToolError extends Error {}

/**
 * Runs one of the project's tools without printing its output.
 *
 * @param command a tool of node_modules/.bin and its arguments
 * @param folder working directory, relative to the repository
 * @throws ToolError with the tool's output when it fails
 */
export async function runTool([tool = '', ...args]: string[], folder: string): Promise<void> {
  const bin = path.join(projectFolder, 'node_modules/.bin');
  const child = spawn(path.join(bin, tool), args, {
    cwd: path.join(projectFolder, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: [bin, process.env.PATH].join(path.delimiter) },
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ToolError(`${output}\n${tool} ${args.join(' ')} exited with code ${code}.`);
}
