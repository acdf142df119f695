import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { closeServer, freePort, listen } from './ports.ts';

test('freePort returns a port outside the ephemeral range', async () => {
  const server = createServer();
  const ephemeral = await listen(server, 0);
  await closeServer(server);
  expect(ephemeral).toBeGreaterThanOrEqual(32_768);
  for (let index = 0; index < 50; index += 1) expect(await freePort()).toBeLessThan(32_768);
});

test('freePort returns no port that is in use', async () => {
  const server = createServer();
  const usedPort = await listen(server, await freePort());
  const others = await Promise.all(
    Array.from({ length: 8 }, () => freePort({ first: usedPort, last: usedPort + 1 })),
  );
  expect(new Set(others)).toEqual(new Set([usedPort + 1]));
  await closeServer(server);
});
