import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayFollow, registrationConflict } from './passkeys.ts';
import { linkSeconds, maxPasskeys, stepUpSeconds } from './people.ts';

const now = 1_795_392_000;

describe('registering a passkey', () => {
  it.each<[string, Parameters<typeof registrationConflict>[0], string | undefined]>([
    ['first, link just opened', { passkeys: 0, steppedUpAt: undefined, linkedAt: now }, undefined],
    [
      'first, last second of the link',
      { passkeys: 0, steppedUpAt: undefined, linkedAt: now - linkSeconds + 1 },
      undefined,
    ],
    [
      'first, link opened too long ago',
      { passkeys: 0, steppedUpAt: undefined, linkedAt: now - linkSeconds },
      'link-too-old',
    ],
    [
      'first, session started by a passkey that is deleted',
      { passkeys: 0, steppedUpAt: now, linkedAt: undefined },
      'link-too-old',
    ],
    [
      'another, link just opened: a link does not vouch for it',
      { passkeys: 1, steppedUpAt: undefined, linkedAt: now },
      'step-up',
    ],
    [
      'another, last second of the step-up',
      { passkeys: 1, steppedUpAt: now - stepUpSeconds + 1, linkedAt: undefined },
      undefined,
    ],
    [
      'another, stepped up too long ago',
      { passkeys: 1, steppedUpAt: now - stepUpSeconds, linkedAt: now },
      'step-up',
    ],
    ['the last that fits', { passkeys: maxPasskeys - 1, steppedUpAt: now, linkedAt: undefined }, undefined],
    [
      'first, on a shared device that was just linked',
      { passkeys: 0, steppedUpAt: undefined, linkedAt: now, isShared: true },
      'shared-device',
    ],
    [
      'another, stepped up on a shared device',
      { passkeys: 1, steppedUpAt: now, linkedAt: undefined, isShared: true },
      'shared-device',
    ],
    ['one too many', { passkeys: maxPasskeys, steppedUpAt: now, linkedAt: now }, 'too-many'],
  ])('%s', (_case, registration, conflict) => {
    expect(registrationConflict(registration, now)).toBe(conflict);
  });
});

describe('the counter of a passkey', () => {
  it('may stay at 0', () => {
    expect(mayFollow(0, 0)).toBe(true);
  });

  it('must rise otherwise', () => {
    const counter = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(counter, counter, (stored, presented) => {
        fc.pre(stored !== 0 || presented !== 0);
        expect(mayFollow(stored, presented)).toBe(presented > stored);
      }),
    );
  });
});
