import { describe, expect, it } from '@jest/globals';
import type { Access } from '#shared/contracts/access.ts';
import { accessOf } from '#shared/contracts/access-by-endpoint.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { partitions } from '#shared/contracts/item-kinds.ts';
import { contracts } from '#shared/contracts/registry.ts';
import {
  constructPath,
  onlyResource,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const resources = resourcesOf('dev');
const roles = resourcesOfType(resources, 'AWS::IAM::Role');

const writeLog = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const consumeMessages = ['sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'];
const mailToOperations = [
  'ses:SendRawEmail if {"StringEquals":{"ses:FromAddress":"no-reply@example.com"},"ForAllValues:StringEquals":{"ses:Recipients":"operations@example.com"}}',
];
const mailToAnyone = ['ses:SendRawEmail if {"StringEquals":{"ses:FromAddress":"no-reply@example.com"}}'];
const ses = (resource: string): string =>
  `arn:{AWS::Partition}:ses:{AWS::Region}:{AWS::AccountId}:${resource}`;
const secret = (name: string): string =>
  `arn:{AWS::Partition}:ssm:{AWS::Region}:{AWS::AccountId}:parameter/PortVilaRum-dev/${name}`;
/** Actions only on items with these partition keys. */
const onItems = (keys: string[], ...actions: string[]): string[] =>
  actions.map(
    (action) =>
      `dynamodb:${action} if ${JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys } })}`,
  );
/** A schedule may send to its queue and to the dead letters of that queue. */
const scheduleRole = (name: string): Record<string, Record<string, string[]>> => ({
  [`${name}/Role`]: {
    [`${name}/Due/Queue.Arn`]: ['sqs:SendMessage'],
    [`${name}/Due/DeadLetters.Arn`]: ['sqs:SendMessage'],
  },
});
const readTicketKeys = { 'TicketKey/Keys': ['secretsmanager:GetSecretValue'] };
/**
 * Every permission of every role: role, then resource, then actions. Permissions of endpoints on the table come from
 * their access files. All others are listed here, independently of the stack.
 */
const matrix: Record<string, Record<string, string[]>> = {
  'SendMail/Code/Role': {
    'SendMail/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': [
      ...onItems(
        [
          'DAY#*',
          'PROBES',
          'CLOSURES',
          'REFERENCE-REQUESTS#*',
          'ENQUIRIES#*',
          'OPERATOR-REQUESTS#*',
          'OPERATORS',
          'ORDERS#*',
        ],
        'GetItem',
      ),
      ...onItems(['DIGEST#*'], 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'),
      ...onItems(['DAY#*', 'STAFF#PEOPLE'], 'BatchGetItem'),
      ...onItems(['ADDRESS#*', 'OPERATOR#*'], 'Query'),
      ...onItems(['ADDRESS#*', 'MAIL#*', 'OPERATOR-VISITS', 'PROBES'], 'PutItem'),
      ...onItems(['MAIL#*', 'PROBES', 'QUOTA#*', 'SECRETS'], 'UpdateItem'),
    ],
    'Mail/Queue.Arn': [...consumeMessages, 'sqs:SendMessage'],
    'LostReferences/Queue.Arn': [...consumeMessages, 'sqs:SendMessage'],
    ...readTicketKeys,
    [ses('identity/no-reply@example.com')]: mailToAnyone,
    [ses('identity/example.com')]: mailToAnyone,
    [ses('identity/*')]: mailToAnyone,
    [ses('configuration-set/OutgoingMail')]: mailToAnyone,
  },
  'ReconcileEmails/Code/Role': {
    'ReconcileEmails/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': [
      ...onItems(['ENQUIRIES#*', 'ORDERS#*'], 'ConditionCheckItem', 'PutItem'),
      ...onItems(['ADDRESS#*', 'CLOSURES', 'OPERATOR-VISITS'], 'PutItem'),
      ...onItems(['SECRETS'], 'UpdateItem'),
      ...onItems(['ADDRESS#*', 'DAY#*', 'MAIL#*'], 'BatchGetItem'),
      ...onItems(
        [
          'DAY#*',
          'CLOSURES',
          'ENQUIRIES#*',
          'OPERATOR-REQUESTS#*',
          'OPERATOR#*',
          'OPERATOR-VISITS',
          'OPERATORS',
          'ORDERS#*',
        ],
        'Query',
      ),
    ],
    'Mail/Queue.Arn': ['sqs:SendMessage'],
    'MissingMails/Due/Queue.Arn': consumeMessages,
  },
  ...scheduleRole('MissingMails'),
  'RemindGuests/Code/Role': {
    'RemindGuests/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': [...onItems(['DAY#*'], 'Query')],
    'Mail/Queue.Arn': ['sqs:SendMessage'],
    'Reminders/Due/Queue.Arn': consumeMessages,
  },
  ...scheduleRole('Reminders'),
  'ReconcileOrders/Code/Role': {
    'ReconcileOrders/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': [
      ...onItems(['ORDERS#*'], 'BatchGetItem', 'GetItem', 'PutItem'),
      ...onItems(['ORDERS#*', 'INVENTORY'], 'Query'),
      ...onItems(['INVENTORY'], 'UpdateItem'),
    ],
    'Reconciliation/Due/Queue.Arn': consumeMessages,
    [secret('stripe-secret-key')]: ['ssm:GetParameter'],
  },
  ...scheduleRole('Reconciliation'),
  'SendRunSheet/Code/Role': {
    'SendRunSheet/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': [
      ...onItems(['DAY#*'], 'Query'),
      ...onItems(['CLOSURES'], 'GetItem'),
      ...onItems(['MAIL#*'], 'PutItem', 'UpdateItem'),
    ],
    'RunSheet/Due/Queue.Arn': consumeMessages,
    [ses('identity/no-reply@example.com')]: mailToOperations,
    [ses('identity/example.com')]: mailToOperations,
    [ses('identity/operations@example.com')]: mailToOperations,
    [ses('configuration-set/OutgoingMail')]: mailToOperations,
  },
  ...scheduleRole('RunSheet'),
  'KeepFigures/Code/Role': {
    'KeepFigures/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': [
      ...onItems(['DAY#*', 'CLOSURES', 'FIGURES', 'REFUSALS#*'], 'Query'),
      ...onItems(['FIGURES'], 'PutItem'),
    ],
    'Figures/Due/Queue.Arn': consumeMessages,
  },
  ...scheduleRole('Figures'),
  'CheckTill/Code/Role': {
    'CheckTill/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': onItems(['DAY#*', 'KEPT-CHAINS', 'LATE-ENTRIES', 'TILL'], 'Query'),
    'TillCheck/Due/Queue.Arn': consumeMessages,
  },
  ...scheduleRole('TillCheck'),
  'SyntheticBooking/ProbeBooking/Code/Role': {
    'SyntheticBooking/ProbeBooking/Code/Logs.Arn': writeLog,
    'Bookings/Table.Arn': onItems(['PROBES'], 'DeleteItem', 'PutItem', 'Query'),
    'Probe/Due/Queue.Arn': consumeMessages,
    'ProbeKey/Keys': ['secretsmanager:GetSecretValue'],
  },
  ...scheduleRole('Probe'),
  'Events/Role': {
    'Bookings/Table.StreamArn': [
      'dynamodb:DescribeStream',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
    ],
    'Mail/Queue.Arn': ['sqs:SendMessage'],
    'Events/Undelivered.Arn': ['sqs:SendMessage'],
    'Events/Logs.Arn': writeLog,
  },
  'Alarms/MonthlyTest/Role': {
    'Alarms/TestPage/Alarm.Arn': ['cloudwatch:SetAlarmState'],
    'Alarms/TestNotice/Alarm.Arn': ['cloudwatch:SetAlarmState'],
  },
  'SiteUpload/Role': {
    'SiteUpload/Logs.Arn': writeLog,
    'arn:{AWS::Partition}:s3:::cdk-hnb659fds-assets-{AWS::AccountId}-{AWS::Region}/the site.zip': [
      's3:GetObject',
    ],
    'SiteBucket.Arn': ['s3:ListBucket'],
    'SiteBucket.Arn/*': ['s3:PutObject'],
  },
};

/** Permissions of endpoints beyond their log and the table. */
const otherPermissions: Record<string, Record<string, string[]>> = {
  StartCheckout: { [secret('stripe-secret-key')]: ['ssm:GetParameter'] },
  ReceivePayment: {
    [secret('stripe-secret-key')]: ['ssm:GetParameter'],
    [secret('stripe-webhook-secret')]: ['ssm:GetParameter'],
  },
  FindBookings: readTicketKeys,
  ChangeBooking: readTicketKeys,
  'Guests/ListTicketKeys': readTicketKeys,
  'Staff/DeliverPresses': readTicketKeys,
  'Office/RefundOrder': { [secret('stripe-secret-key')]: ['ssm:GetParameter'] },
};
const sessionAccess: Access = { BatchGetItem: ['staffDevices', 'staffPeople'] };
/** The entry of the table; absent without permissions. */
const tableEntry = (permissions: readonly string[]) =>
  permissions.length === 0 ? {} : { 'Bookings/Table.Arn': [...permissions] };
const tablePermissions = (access: Access): string[] =>
  Object.entries(access).flatMap(([action, kinds]) =>
    onItems(
      kinds.map((kind) => partitions[kind]),
      action,
    ),
  );
/** Construct path: the first public endpoints are in the outer stack, all others in a nested one. */
function endpointPath({ name, staff }: Contract): string {
  const id = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const candidates = staff === undefined ? [id, `Guests/${id}`] : [`Staff/${id}`, `Office/${id}`];
  return (
    candidates.find((path) => roles.some(([, role]) => constructPath(role) === `${path}/Code/Role`)) ?? id
  );
}
for (const contract of contracts) {
  const endpoint = endpointPath(contract);
  matrix[`${endpoint}/Code/Role`] = {
    [`${endpoint}/Code/Logs.Arn`]: writeLog,
    ...tableEntry([
      ...(contract.staff === undefined ? [] : tablePermissions(sessionAccess)),
      ...tablePermissions(accessOf(contract.name)),
    ]),
    'EdgeKey/Keys': ['secretsmanager:GetSecretValue'],
    ...(contract.takesProbes && { 'ProbeKey/Keys': ['secretsmanager:GetSecretValue'] }),
    ...otherPermissions[endpoint],
  };
}

/** Functions whose aliases a role may move, by role. */
const aliasesMovedBy: Record<string, string[]> = {
  CanaryRole: ['CreateBooking', 'ChangeBooking', 'StartCheckout', 'ReceivePayment', 'ReconcileOrders'],
  'Staff/StaffCanaryRole': ['RecordVisit', 'SignIn'],
};
for (const [role, functions] of Object.entries(aliasesMovedBy))
  matrix[role] = Object.fromEntries([
    ...['CallsFailing', 'CallsSlow', 'PipeFailing'].map((id) => [
      `Alarms/${id}/Alarm.Arn`,
      ['cloudwatch:DescribeAlarms'],
    ]),
    ...functions
      .map((name) => `${/^\w+\//.exec(role)?.[0] ?? ''}${name}/Code/Function.Arn`)
      .flatMap((arn) => [arn, `${arn}:live`])
      .map((arn) => [
        arn,
        ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
      ]),
  ]);

/** X-Ray supports no resource-level permissions. */
const tracePermissions = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'];
const untracedRoles = ['Staff/OpenDay/Code/Role'];
const tracing = (role: Resource) =>
  constructPath(role).endsWith('/Code/Role') && !untracedRoles.includes(constructPath(role))
    ? { '*': tracePermissions }
    : {};
const isTracing = ({ Action }: Statement) =>
  JSON.stringify([Action].flat().sort()) === JSON.stringify(tracePermissions);

interface Statement {
  Effect: string;
  Action?: string | string[];
  NotAction?: unknown;
  NotResource?: unknown;
  Resource: unknown;
  Condition?: unknown;
}

/** Readable name of a statement's resource: construct path and attribute, or the text with its variables. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const {
    Ref,
    'Fn::GetAtt': attribute,
    'Fn::Join': join,
    'Fn::Sub': substitution,
  } = value as Record<string, never>;
  if (Ref) return resources[Ref] ? constructPath(resources[Ref]) : `{${Ref}}`;
  if (attribute) return `${constructPath(resources[attribute[0]] as Resource)}.${attribute[1]}`;
  if (substitution)
    return String(substitution)
      .replaceAll('${', '{')
      .replace(/[0-9a-f]{64}\.zip$/, 'the site.zip');
  if (join)
    return (join[1] as unknown[])
      .map(nameOf)
      .join('')
      .replace(/[0-9a-f]{64}\.zip$/, 'the site.zip');
  throw new Error(`Cannot name ${JSON.stringify(value)}`);
}

function statementsOf(roleId: string): Statement[] {
  const inlinePolicies = (resources[roleId]?.Properties.Policies ?? []) as {
    PolicyDocument: { Statement: Statement[] };
  }[];
  const attachedPolicies = Object.values(resources)
    .filter(({ Type, Properties }) => {
      const roles = Type === 'AWS::IAM::Policy' ? (Properties.Roles as unknown[]) : [];
      return roles.some((role) => referredId(role) === roleId);
    })
    .map(({ Properties }) => Properties as { PolicyDocument: { Statement: Statement[] } });
  return [...inlinePolicies, ...attachedPolicies].flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

function permissionsOf(roleId: string): Record<string, string[]> {
  const permissions: Record<string, string[]> = {};
  for (const { Action, Resource, Condition } of statementsOf(roleId)) {
    for (const resource of [Resource].flat().map(nameOf)) {
      const actions = [Action ?? []]
        .flat()
        .map((action) => (Condition ? `${action} if ${JSON.stringify(Condition)}` : action));
      permissions[resource] = [...(permissions[resource] ?? []), ...actions].sort();
    }
  }
  return permissions;
}

/** Partition keys that a condition allows; any key without one. */
const leadingKeys = (condition: unknown): string[] =>
  [Object(condition)['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? '*'].flat();

/** Whether a key matches a pattern with IAM's wildcards. */
const isLike = (pattern: string, key: string): boolean =>
  new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(key);

describe('the IAM permissions of a stage', () => {
  it('belong to exactly the roles in the test’s list', () => {
    expect(roles.map(([, role]) => constructPath(role)).sort()).toEqual(Object.keys(matrix).sort());
  });

  it.each(roles)('of the role %s are exactly those in the test’s list', (id, role) => {
    const expected = Object.entries({ ...matrix[constructPath(role)], ...tracing(role) });
    expect(permissionsOf(id)).toEqual(
      Object.fromEntries(expected.map(([resource, actions]) => [resource, [...actions].sort()])),
    );
  });

  it.each(roles)(
    'of the role %s are explicit grants, without wildcards and managed policies',
    (id, { Properties }) => {
      expect(Properties.ManagedPolicyArns).toBeUndefined();
      for (const statement of statementsOf(id)) {
        expect(statement.Effect).toBe('Allow');
        expect(statement.NotAction).toBeUndefined();
        expect(statement.NotResource).toBeUndefined();
        expect([statement.Action].flat().filter((action) => action?.includes('*'))).toEqual([]);
        if (!isTracing(statement)) expect([statement.Resource].flat()).not.toContain('*');
      }
    },
  );

  it('of people who run staff commands are exactly those that the commands need', () => {
    const [, policy] = onlyResource(resources, 'AWS::IAM::ManagedPolicy');
    const { Statement } = policy.Properties.PolicyDocument as { Statement: Statement[] };
    const grants = Statement.map(({ Action, Resource, Condition }) => {
      expect(Condition).toBeUndefined();
      return [[Resource].flat().map(nameOf).join(' '), [Action].flat().join(' ')];
    });
    const region = '{AWS::Region}:{AWS::AccountId}';
    const anyRegion = '*:{AWS::AccountId}';
    const arn = (service: string, rest: string) => `arn:{AWS::Partition}:${service}:${rest}`;
    expect(Object.fromEntries(grants)).toEqual({
      'Bookings/Table.Arn':
        'dynamodb:DeleteItem dynamodb:DescribeContinuousBackups dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:Scan dynamodb:UpdateItem',
      [secret('stripe-secret-key')]: 'ssm:GetParameter',
      [arn('execute-api', `${region}:Api/*/PUT/api/inventory`)]: 'execute-api:Invoke',
      [['-*', '/*']
        .map((end) => arn('cloudformation', `${anyRegion}:stack/PortVilaRum-dev${end}`))
        .join(' ')]: 'cloudformation:DescribeStacks cloudformation:ListStackResources',
      [arn('sqs', `${anyRegion}:PortVilaRum-dev-*`)]: 'sqs:GetQueueAttributes',
      [arn('sns', `${anyRegion}:PortVilaRum-dev-*`)]: 'sns:ListSubscriptionsByTopic',
      [arn('logs', `${anyRegion}:log-group:PortVilaRum-dev-*`)]: 'logs:StartQuery',
      [arn('pipes', `${anyRegion}:pipe/*`)]: 'pipes:DescribePipe',
      [arn('scheduler', `${anyRegion}:schedule/default/*`)]: 'scheduler:GetSchedule',
      [arn('lambda', `${anyRegion}:event-source-mapping:*`)]: 'lambda:GetEventSourceMapping',
      [arn('acm', 'us-east-1:{AWS::AccountId}:certificate/*')]: 'acm:DescribeCertificate',
      '*': 'lambda:GetAccountSettings logs:DescribeLogGroups logs:GetQueryResults ses:DeleteSuppressedDestination ses:GetAccountSendingEnabled ses:GetIdentityVerificationAttributes ses:GetSendQuota ses:GetSuppressedDestination ses:ListSuppressedDestinations sqs:ListQueues',
    });
  });

  it('on people, devices, passkeys and codes belong to the functions of the staff console, except that the mail worker may read names', () => {
    const secret = ['PEOPLE', 'DEVICES', 'PASSKEYS', 'CODES', 'CHALLENGES'].map((kind) => `STAFF#${kind}`);
    const allowed = roles.filter(([id]) =>
      statementsOf(id)
        .filter(({ Action }) => [Action].flat().some((action) => action?.startsWith('dynamodb:')))
        // Permission to read the stream grants no access to items; its pipe filters them.
        .filter(({ Resource }) => !/\.StreamArn$/.test([Resource].flat().map(nameOf).join()))
        .some(({ Condition }) =>
          secret.some((key) => leadingKeys(Condition).some((pattern) => isLike(pattern, key))),
        ),
    );
    const paths = allowed.map(([, role]) => constructPath(role));
    expect(paths.filter((path) => !/^(Staff|Office)\//.test(path))).toEqual(['SendMail/Code/Role']);
    expect(paths).toHaveLength(contracts.filter(({ staff }) => staff !== undefined).length + 1);
    const mailWorkerGrants = roles
      .filter(([, role]) => constructPath(role) === 'SendMail/Code/Role')
      .flatMap(([id]) => statementsOf(id))
      .filter(({ Action }) => [Action].flat().some((action) => action?.startsWith('dynamodb:')))
      .flatMap(({ Action, Condition }) =>
        leadingKeys(Condition)
          .filter((pattern) => secret.some((key) => isLike(pattern, key)))
          .map((pattern) => `${[Action].flat().join()} ${pattern}`),
      );
    expect(mailWorkerGrants).toEqual(['dynamodb:BatchGetItem STAFF#PEOPLE']);
  });

  it('on closed tills allow five functions to read them and one of these to add a Z, but none to change or delete one', () => {
    const tillGrants = roles.flatMap(([id, role]) =>
      statementsOf(id)
        .filter(({ Condition }) => leadingKeys(Condition).includes('TILL'))
        .flatMap(({ Action }) => [Action].flat().map((action) => `${constructPath(role)} ${action}`)),
    );
    expect(tillGrants.sort()).toEqual([
      'CheckTill/Code/Role dynamodb:Query',
      'Office/CountWaiting/Code/Role dynamodb:Query',
      'Staff/CloseTill/Code/Role dynamodb:PutItem',
      'Staff/CloseTill/Code/Role dynamodb:Query',
      'Staff/RecordVisit/Code/Role dynamodb:Query',
      'Staff/ShowTill/Code/Role dynamodb:Query',
    ]);
  });

  it('are the same in production as in another stage, except for secret names and the SES sandbox', () => {
    const isRecipient = (resource: unknown) =>
      /:identity\/(\*|operations@example\.com)"/.test(JSON.stringify(resource));
    const grants = (all: Record<string, Resource>) =>
      JSON.stringify(
        resourcesOfType(all, 'AWS::IAM::Policy').map(([id, { Properties }]) => [id, Properties]),
        (name, value) =>
          name === 'Resource' ? [value].flat().filter((resource) => !isRecipient(resource)) : value,
      );
    const prod = grants(resourcesOf('prod', 'prod')).replaceAll(
      ':parameter/PortVilaRum-prod/',
      ':parameter/PortVilaRum-dev/',
    );
    expect(prod).toEqual(grants(resources));
  });

  it.each(resourcesOfType(resources, 'AWS::Lambda::Permission'))(
    'in %s let API Gateway invoke the function for a single path',
    (_, { Properties }) => {
      expect(Properties.Principal).toBe('apigateway.amazonaws.com');
      expect(JSON.stringify(Properties.SourceArn)).toMatch(/"\/\*\/\*\/api\/(staff\/)?[a-z-]+"/);
    },
  );
});
