import { expect, it } from 'vitest';
import { cancelledSentence } from './cancelled-message.ts';

it('says that the places are free when the guest has cancelled', () => {
  expect(cancelledSentence({})).toContain('The places are free for others');
});

it('says why when the house had to close', () => {
  expect(cancelledSentence({ closedReason: 'Cyclone' })).toBe(
    'We have to close at this time: Cyclone. Your booking is cancelled, and there is nothing to pay.',
  );
});
