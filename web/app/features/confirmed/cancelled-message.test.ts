import { expect, it } from 'vitest';
import { cancelledSentence } from './cancelled-message.ts';

it('says that the seats are free after the guest has cancelled', () => {
  expect(cancelledSentence({})).toContain('The places are free for others');
});

it('gives the reason after the distillery has closed', () => {
  expect(cancelledSentence({ closedReason: 'Cyclone' })).toBe(
    'We have to close at this time: Cyclone. There is nothing to pay.',
  );
});
