import { expect, it } from 'vitest';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { probeKeyHeader } from '#shared/contracts/probe-key.ts';
import { acceptedKeys } from './accepted-keys.ts';
import { testLog } from './captured-log.testing.ts';
import { probeCheck } from './probe-key.ts';

const log = testLog();
const rightKey = 'right-key-of-the-synthetic-booking';

/** A check against the stored keys. Reading them fails if they are undefined. */
function check(stored: object | undefined) {
  const state = { reads: 0 };
  const isProbe = probeCheck(
    acceptedKeys('arn', 'probe', async () => {
      state.reads += 1;
      if (stored === undefined) throw new Error('not there');
      return JSON.stringify(stored);
    }),
  );
  const isProbeCall = (headers: Record<string, string>) =>
    isProbe({ headers } as Parameters<typeof isProbe>[0]);
  return { state, isProbeCall };
}

it.each([
  ['with the key', { [probeKeyHeader]: rightKey }, true],
  ['with the key before a rotation', { [probeKeyHeader]: 'earlier-key' }, true],
  ['without a key', {}, false],
  ['with an empty key', { [probeKeyHeader]: '' }, false],
  ['with a guessed key', { [probeKeyHeader]: 'guessed' }, false],
  ['with the beginning of the key', { [probeKeyHeader]: rightKey.slice(0, -1) }, false],
  ['with the key and another character', { [probeKeyHeader]: `${rightKey}x` }, false],
  ['with the key in upper case', { [probeKeyHeader]: rightKey.toUpperCase() }, false],
  ['with the key in the header of the edge key', { [edgeHeaders.key]: rightKey }, false],
  ['with the key as authorization', { authorization: `Bearer ${rightKey}` }, false],
])('only the right key marks a call as a synthetic booking: a call %s', async (_, headers, isProbe) => {
  expect(await check({ sent: rightKey, previous: 'earlier-key' }).isProbeCall(headers)).toBe(isProbe);
});

it('an empty key never marks a call as a synthetic booking, even while the previous key is empty', async () => {
  expect(await check({ sent: rightKey, previous: '' }).isProbeCall({ [probeKeyHeader]: '' })).toBe(false);
});

it('the key of the synthetic booking is read only when a call presents a key, so that guests never wait for it', async () => {
  const { state, isProbeCall } = check({ sent: rightKey });
  await isProbeCall({});
  expect(state.reads).toBe(0);
  await isProbeCall({ [probeKeyHeader]: 'guessed' });
  await isProbeCall({ [probeKeyHeader]: rightKey });
  expect(state.reads).toBe(1);
});

it('every call is treated as a guest’s while the probe key cannot be read, which is logged without the key', async () => {
  expect(await check(undefined).isProbeCall({ [probeKeyHeader]: rightKey })).toBe(false);
  expect(log.lines()).toMatchObject([{ code: 'probe.unrecognized', error: 'Error' }]);
  expect(log.text()).not.toContain(rightKey);
});
