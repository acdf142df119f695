import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayFollow, registrationConflict } from './passkeys.ts';
import { linkSeconds, maxPasskeys, stepUpSeconds } from './people.ts';

const now = 1_795_392_000;

describe('the rule for registering a passkey', () => {
  it.each<[string, string | undefined, Parameters<typeof registrationConflict>[0]]>([
    ['the first, link just opened', undefined, { passkeys: 0, steppedUpAt: undefined, linkedAt: now }],
    [
      'the first, last second of the link',
      undefined,
      { passkeys: 0, steppedUpAt: undefined, linkedAt: now - linkSeconds + 1 },
    ],
    [
      'the first, link opened too long ago',
      'link-too-old',
      { passkeys: 0, steppedUpAt: undefined, linkedAt: now - linkSeconds },
    ],
    [
      'the first, in a session started by a passkey since deleted',
      'link-too-old',
      { passkeys: 0, steppedUpAt: now, linkedAt: undefined },
    ],
    ['another, link just opened', 'step-up', { passkeys: 1, steppedUpAt: undefined, linkedAt: now }],
    [
      'another, last second of the step-up',
      undefined,
      { passkeys: 1, steppedUpAt: now - stepUpSeconds + 1, linkedAt: undefined },
    ],
    [
      'another, stepped up too long ago',
      'step-up',
      { passkeys: 1, steppedUpAt: now - stepUpSeconds, linkedAt: now },
    ],
    [
      'the last that the limit allows',
      undefined,
      { passkeys: maxPasskeys - 1, steppedUpAt: now, linkedAt: undefined },
    ],
    [
      'the first, on a shared device that was just linked',
      'shared-device',
      { passkeys: 0, steppedUpAt: undefined, linkedAt: now, isShared: true },
    ],
    [
      'another, stepped up on a shared device',
      'shared-device',
      { passkeys: 1, steppedUpAt: now, linkedAt: undefined, isShared: true },
    ],
    ['one too many', 'too-many', { passkeys: maxPasskeys, steppedUpAt: now, linkedAt: now }],
  ])('for %s gives the conflict %s', (_case, conflict, registration) => {
    expect(registrationConflict(registration, now)).toBe(conflict);
  });
});

describe('the counter of a passkey', () => {
  it('is accepted if it is always 0', () => {
    expect(mayFollow(0, 0)).toBe(true);
  });

  it('is accepted only if it rises, unless the stored and the new value are both 0', () => {
    const counter = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(counter, counter, (stored, presented) => {
        fc.pre(stored !== 0 || presented !== 0);
        expect(mayFollow(stored, presented)).toBe(presented > stored);
      }),
    );
  });
});
