import { once } from 'node:events';
import { type StartedProcess, startProcess } from './start-process.ts';

/** A virtual screen, and the environment variables that select it. */
export interface Screen extends Pick<StartedProcess, 'stop'> {
  readonly env: Readonly<Record<string, string>>;
}

export async function startScreen(home: string): Promise<Screen> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'];
  const { child, stop } = startProcess('Xvfb', args, { home });
  const [display] = child.stdout ? await once(child.stdout, 'data') : [];
  return { stop, env: { DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' } };
}
