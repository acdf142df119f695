import { expect, it } from 'vitest';
import { shopMessages } from '../../../../shared/shop/messages.ts';
import { agePhrases } from './age-phrases.ts';

it('the sentences about age are those of the rules, to the letter', () => {
  expect(agePhrases.join('')).toBe(shopMessages.age);
});
