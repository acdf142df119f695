import { spawn } from 'node:child_process';
import { ToolError } from '../../../infra/build/run-tool.ts';

/**
 * Runs a tool that talks to whoever sits at the keyboard, and may ask.
 *
 * @throws ToolError when it fails; it has said why
 */
export async function spawnInherit(tool: string, args: readonly string[], folder: string): Promise<void> {
  const child = spawn(tool, args, { cwd: folder, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ToolError(`${tool} ${args.slice(0, 2).join(' ')} ended with code ${code}.`);
}
