import { expect, test } from 'vitest';
import { createPermissionsInUse } from './permissions-in-use.ts';
import type { AccessCheck, Role } from './policies.ts';

const table = 'arn:aws:dynamodb:ap-southeast-2:000000000000:table/Bookings';
const queue = 'arn:aws:sqs:ap-southeast-2:000000000000:Mail';
const roleWith = (name: string, ...statements: Role['statements']): Role => ({
  id: `${name}Id`,
  name,
  arn: name,
  statements,
});
const reader = roleWith(
  'Reader',
  { Effect: 'Allow', Action: ['dynamodb:GetItem', 'dynamodb:Query'], Resource: table },
  { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: [queue, `${queue}Dead`] },
  { Effect: 'Deny', Action: 'dynamodb:Scan', Resource: '*' },
);
const check = (action: string, resource: string, context: AccessCheck['context'] = {}): AccessCheck => ({
  action,
  resource,
  context,
});
const describePermissions = (permissionsInUse: readonly { action: string; resource: string }[]) =>
  permissionsInUse.map(({ action, resource }) => `${action} ${resource}`);

test('a permission counts as used only after a call of its action on its resource', () => {
  const permissionsInUse = createPermissionsInUse();
  expect(permissionsInUse.unusedOf([reader])).toHaveLength(4);
  permissionsInUse.note(reader, check('dynamodb:Query', table));
  permissionsInUse.note(reader, check('sqs:SendMessage', queue));
  permissionsInUse.note(reader, check('dynamodb:GetItem', `${table}Else`));
  expect(describePermissions(permissionsInUse.unusedOf([reader]))).toEqual([
    `dynamodb:GetItem ${table}`,
    `sqs:SendMessage ${queue}Dead`,
  ]);
});

test('a role’s calls do not count as use of another role’s permission', () => {
  const permissionsInUse = createPermissionsInUse();
  const other = roleWith('Other', { Effect: 'Allow', Action: 'dynamodb:Query', Resource: table });
  permissionsInUse.note(reader, check('dynamodb:Query', table));
  expect(permissionsInUse.unusedOf([other])).toEqual([
    { role: 'OtherId', action: 'dynamodb:Query', resource: table },
  ]);
});

test('a conditional permission counts as used only after a call that meets the condition', () => {
  const permissionsInUse = createPermissionsInUse();
  const Condition = { StringEquals: { 'ses:FromAddress': 'a@example.com' } };
  const sender = roleWith('Sender', {
    Effect: 'Allow',
    Action: 'ses:SendRawEmail',
    Resource: '*',
    Condition,
  });
  const from = (address: string) => check('ses:SendRawEmail', queue, { 'ses:FromAddress': [address] });
  permissionsInUse.note(sender, from('b@example.com'));
  expect(permissionsInUse.unusedOf([sender])).toHaveLength(1);
  permissionsInUse.note(sender, from('a@example.com'));
  expect(permissionsInUse.unusedOf([sender])).toEqual([]);
});

test('the check for unused permissions refuses a permission without an action', () => {
  const vague = roleWith('Vague', { Effect: 'Allow', NotAction: 'iam:PassRole', Resource: '*' });
  expect(() => createPermissionsInUse().unusedOf([vague])).toThrow('a permission of Vague');
});
