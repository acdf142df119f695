import { expect, it } from 'vitest';
import { shopMessages } from '#shared/shop/messages.ts';
import { agePhrases } from './age-phrases.ts';

it('the age warning split into phrases has the same text as the age warning of the shop', () => {
  expect(agePhrases.join('')).toBe(shopMessages.age);
});
