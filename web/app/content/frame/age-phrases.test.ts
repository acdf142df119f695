import { expect, it } from 'vitest';
import { shopMessages } from '#shared/shop/messages.ts';
import { agePhrases } from './age-phrases.ts';

it('the age warning in phrases equals that of the rules', () => {
  expect(agePhrases.join('')).toBe(shopMessages.age);
});
