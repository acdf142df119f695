import { expect, it } from 'vitest';
import { operatorOfficeMessages } from './operator-office-messages.ts';

const at = Date.parse('2026-11-24T10:12:00+11:00') / 1000;

it.each([
  ['approve', 'Noa Tari approved this operator at 10:12 AM on 24 Nov.'],
  ['end', 'Noa Tari ended the link at 10:12 AM on 24 Nov.'],
] as const)(
  'the message about conflicting decisions on an operator names the colleague who was first and the earlier decision: %s',
  (kind, start) => {
    const message = operatorOfficeMessages.changed({ kind, at }, 'Noa Tari');
    expect(message).toBe(`${start} Nothing of yours was done. Look at it as it is now, then decide.`);
  },
);

it('the message about conflicting decisions on an operator states only a change if the earlier decision is unknown', () => {
  expect(operatorOfficeMessages.changed(undefined, '')).toContain('has changed since it was shown');
});
