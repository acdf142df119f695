import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pollTimeoutMilliseconds, pollUntil } from '../../harness/poll-until.ts';
import { startScreen } from './screen.ts';
import {
  createHome,
  findProgram,
  removeHome,
  type StartedProcess,
  startProcess,
  waitFor,
} from './start-process.ts';

/** Python runs this first; otherwise Orca would buffer kilobytes of its log. */
const lineBufferedLog = `
import builtins
original_open = builtins.open
def open(file, *rest, **named):
    if str(file).endswith('orca.log'):
        named['buffering'] = 1
    return original_open(file, *rest, **named)
builtins.open = open
`;

/** Long, since every poll reads the whole log of Orca, which grows to megabytes. */
const logPollMs = 500;

const busLauncher = '/usr/libexec/at-spi-bus-launcher';

/** Whether this machine has Orca and what it needs: a screen, a window manager and a bus. */
export const hasOrca = (): boolean =>
  existsSync(busLauncher) &&
  [['orca'], ['dbus-daemon'], ['openbox'], ['Xvfb', '-help']].every(
    ([program = '', option]) => findProgram([program], option) !== undefined,
  );

/** A running screen reader. */
export interface ScreenReader {
  /** Environment of the browser that it reads. */
  readonly env: Readonly<Record<string, string>>;
  /** Waits until it says these words, after those already heard. Returns everything that it said since. */
  readonly hear: (words: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts Orca, which logs what it speaks. It is silent, since no speech server listens at `SPEECHD_ADDRESS`. */
export async function startOrca(): Promise<ScreenReader> {
  const home = createHome();
  const screen = await startScreen(home);
  const started: Pick<StartedProcess, 'stop'>[] = [screen];
  const stop = async () => {
    for (const process of started.reverse()) await process.stop();
    removeHome(home);
  };
  mkdirSync(path.join(home, 'run'), { mode: 0o700 });
  const bus = startProcess('dbus-daemon', ['--session', '--nofork', '--print-address'], { home });
  started.push(bus);
  const [address] = bus.child.stdout ? await once(bus.child.stdout, 'data') : [];
  writeFileSync(path.join(home, 'sitecustomize.py'), lineBufferedLog);
  const env = {
    ...screen.env,
    DBUS_SESSION_BUS_ADDRESS: String(address).trim(),
    XDG_RUNTIME_DIR: path.join(home, 'run'),
    GNOME_ACCESSIBILITY: '1',
    PYTHONPATH: home,
    SPEECHD_ADDRESS: 'unix_socket:/nonexistent',
  };
  const log = path.join(home, 'orca.log');
  const programs: [string, string[]][] = [
    [busLauncher, ['--launch-immediately', '--screen-reader=1']],
    // Without a window manager no window has the focus.
    ['openbox', []],
    ['orca', [`--debug-file=${log}`]],
  ];
  for (const [program, args] of programs) started.push(startProcess(program, args, { home, env }));
  const readSpeech = () =>
    [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '([\s\S]*?)'(?:\{|\n)/g)].map(
      ([, said = '']) => said,
    );
  try {
    await waitFor(() => (existsSync(log) && readSpeech().includes('Screen reader on.')) || undefined, 'Orca');
  } catch (problem) {
    await stop();
    throw problem;
  }

  let heard = 0;
  return {
    env,
    async hear(words) {
      const said = await pollUntil(
        () => {
          const since = readSpeech().slice(heard).join('\n');
          return words.test(since) ? since : undefined;
        },
        pollTimeoutMilliseconds,
        logPollMs,
      );
      if (said === undefined)
        throw new Error(`Orca did not say ${words}, but: ${readSpeech().slice(heard).join(' | ')}`);
      heard = readSpeech().length;
      return said;
    },
    stop,
  };
}
