import { expect, it } from 'vitest';
import { acceptedKeys, digestOf } from './accepted-keys.ts';
import { testLog } from './captured-log.testing.ts';

const log = testLog();

/** A secret that the test sets; undefined cannot be read. */
function secret(stored: object | undefined) {
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
    at: (milliseconds: number) => {
      time = milliseconds;
    },
    accepts: async (key: string) => (await keys()).some((acceptedKey) => acceptedKey.equals(digestOf(key))),
  };
}

it('the key of the edge is cached for five minutes, and read once by concurrent calls', async () => {
  const { state, at, accepts } = secret({ sent: 'one', previous: '' });
  expect(await Promise.all([accepts('one'), accepts('two'), accepts('')])).toEqual([true, false, false]);
  state.stored = { sent: 'two', previous: '' };
  at(299_999);
  expect(await accepts('one')).toBe(true);
  expect(state.reads).toBe(1);
  at(300_000);
  expect([await accepts('one'), await accepts('two')]).toEqual([false, true]);
});

it('during a rotation the previous key of the edge is accepted as well', async () => {
  const { accepts } = secret({ sent: 'two', previous: 'one' });
  expect(await Promise.all(['one', 'two', 'three'].map(accepts))).toEqual([true, true, false]);
});

it('known keys of the edge stay in use while they cannot be read again', async () => {
  const { state, at, accepts } = secret({ sent: 'one', previous: '' });
  await accepts('one');
  state.stored = undefined;
  at(300_000);
  expect([await accepts('one'), await accepts('two')]).toEqual([true, false]);
  expect(log.lines()).toMatchObject([{ code: 'keys.unread', holder: 'edge', error: 'Error' }]);
  state.stored = { sent: 'two', previous: '' };
  at(330_000);
  expect(await accepts('two')).toBe(true);
});

it.each([undefined, {}, { sent: '' }, { sent: 1 }])(
  'no call is accepted while the secret of the edge is %j, and the next one reads it again',
  async (stored) => {
    const { state, accepts } = secret(stored);
    await expect(accepts('')).rejects.toThrow();
    state.stored = { sent: 'one' };
    expect(await accepts('one')).toBe(true);
  },
);
