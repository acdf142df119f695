import { expect, it } from 'vitest';
import { acceptedKeys, digestOf } from './accepted-keys.ts';
import { testLog } from './captured-log.testing.ts';

const log = testLog();

/** The accepted keys of a stored secret. With `undefined`, reading the secret fails. */
function keysFor(stored: object | undefined) {
  let time = 0;
  const state = { stored, reads: 0 };
  const keys = acceptedKeys(
    'arn',
    'edge',
    async () => {
      state.reads += 1;
      if (state.stored === undefined) throw new Error('not there');
      return JSON.stringify(state.stored);
    },
    () => time,
  );
  return {
    state,
    setTime: (milliseconds: number) => {
      time = milliseconds;
    },
    accepts: async (key: string) => (await keys()).some((acceptedKey) => acceptedKey.equals(digestOf(key))),
  };
}

it('the edge key is cached for five minutes, and read once for concurrent calls', async () => {
  const { state, setTime, accepts } = keysFor({ sent: 'one', previous: '' });
  expect(await Promise.all([accepts('one'), accepts('two'), accepts('')])).toEqual([true, false, false]);
  state.stored = { sent: 'two', previous: '' };
  setTime(299_999);
  expect(await accepts('one')).toBe(true);
  expect(state.reads).toBe(1);
  setTime(300_000);
  expect([await accepts('one'), await accepts('two')]).toEqual([false, true]);
});

it('the previous edge key is accepted as well during a rotation', async () => {
  const { accepts } = keysFor({ sent: 'two', previous: 'one' });
  expect(await Promise.all(['one', 'two', 'three'].map(accepts))).toEqual([true, true, false]);
});

it('the cached edge keys stay in use while the secret cannot be read', async () => {
  const { state, setTime, accepts } = keysFor({ sent: 'one', previous: '' });
  await accepts('one');
  state.stored = undefined;
  setTime(300_000);
  expect([await accepts('one'), await accepts('two')]).toEqual([true, false]);
  expect(log.lines()).toMatchObject([{ code: 'keys.unread', holder: 'edge', error: 'Error' }]);
  state.stored = { sent: 'two', previous: '' };
  setTime(330_000);
  expect(await accepts('two')).toBe(true);
});

it.each([undefined, {}, { sent: '' }, { sent: 1 }])(
  'no call is accepted while the stored edge key is %j, and the next call reads the key again',
  async (stored) => {
    const { state, accepts } = keysFor(stored);
    await expect(accepts('')).rejects.toThrow();
    state.stored = { sent: 'one' };
    expect(await accepts('one')).toBe(true);
  },
);
