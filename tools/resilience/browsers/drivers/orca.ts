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

/** Milliseconds between polls: each reads the whole log of Orca, which grows to megabytes. */
const logPollMs = 500;

const busLauncher = '/usr/libexec/at-spi-bus-launcher';

/** Whether this machine has Orca and its requirements: a screen, a window manager and a bus. */
export const hasOrca = (): boolean =>
  existsSync(busLauncher) &&
  [['orca'], ['dbus-daemon'], ['openbox'], ['Xvfb', '-help']].every(
    ([program = '', option]) => findProgram([program], option) !== undefined,
  );

/** A running screen reader. */
export interface ScreenReader {
  /** Environment of the browser that it reads. */
  readonly env: Readonly<Record<string, string>>;
  /** Waits until it says these words, without the speech that earlier calls returned. Returns the new speech. */
  readonly waitForSpeech: (words: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts Orca, which logs its speech. It is silent, since no speech server listens at `SPEECHD_ADDRESS`. */
export async function startOrca(): Promise<ScreenReader> {
  const home = createHome();
  const screen = await startScreen(home);
  const processes: Pick<StartedProcess, 'stop'>[] = [screen];
  const stop = async () => {
    for (const process of processes.reverse()) await process.stop();
    removeHome(home);
  };
  mkdirSync(path.join(home, 'run'), { mode: 0o700 });
  const bus = startProcess('dbus-daemon', ['--session', '--nofork', '--print-address'], { home });
  processes.push(bus);
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
    // Without a window manager, no window gets the focus.
    ['openbox', []],
    ['orca', [`--debug-file=${log}`]],
  ];
  for (const [program, args] of programs) processes.push(startProcess(program, args, { home, env }));
  const readSpeech = () =>
    [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '([\s\S]*?)'(?:\{|\n)/g)].map(
      ([, speech = '']) => speech,
    );
  try {
    await waitFor(() => (existsSync(log) && readSpeech().includes('Screen reader on.')) || undefined, 'Orca');
  } catch (problem) {
    await stop();
    throw problem;
  }

  let readCount = 0;
  return {
    env,
    async waitForSpeech(words) {
      const speech = await pollUntil(
        () => {
          const newSpeech = readSpeech().slice(readCount).join('\n');
          return words.test(newSpeech) ? newSpeech : undefined;
        },
        pollTimeoutMilliseconds,
        logPollMs,
      );
      if (speech === undefined)
        throw new Error(`Orca did not say ${words}, but: ${readSpeech().slice(readCount).join(' | ')}`);
      readCount = readSpeech().length;
      return speech;
    },
    stop,
  };
}
