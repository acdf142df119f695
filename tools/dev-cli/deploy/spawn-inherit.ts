import { spawn } from 'node:child_process';
import { ToolError } from '#infra/build/run-tool.ts';

/**
 * Runs an interactive tool on this terminal.
 *
 * @throws ToolError when it fails; it has printed the reason
 */
export async function spawnInherit(
  tool: string,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(tool, args, { cwd: folder, stdio: 'inherit', env });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ToolError(`${tool} ${args.slice(0, 2).join(' ')} failed with exit code ${code}.`);
}
