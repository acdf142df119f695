import { unsupported } from '../process/local-stack-error.ts';
import type { Template } from '../template/template.ts';

/** A required permission: one action on one resource, with the context for conditions. */
export interface AccessCheck {
  action: string;
  resource: string;
  /** Values of condition keys, for example `dynamodb:LeadingKeys`. */
  context: Record<string, string[]>;
}

export type Decision = 'allowed' | 'not-allowed' | 'denied';

/** A role of the template with all of its statements. */
export interface Role {
  id: string;
  name: string;
  arn: string;
  statements: Statement[];
}

interface Statement {
  Effect: 'Allow' | 'Deny';
  Action?: string | string[];
  NotAction?: string | string[];
  Resource?: string | string[];
  NotResource?: string | string[];
  Condition?: Record<string, Record<string, string | boolean | string[]>>;
}

interface Document {
  Statement: Statement | Statement[];
}

/** AWS managed policies of functions, as far as local calls can use them. */
const awsManagedPolicies: Record<string, Statement[]> = {
  AWSLambdaBasicExecutionRole: [],
  AWSXRayDaemonWriteAccess: [],
  AWSLambdaSQSQueueExecutionRole: [
    {
      Effect: 'Allow',
      Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      Resource: '*',
    },
  ],
};

/**
 * Reads roles with their inline, attached and managed policies.
 * @param arns roles of the functions that run here, without CDK's helper functions; absent for all roles.
 * @throws LocalStackError `template-unsupported` for an unknown condition or managed policy.
 */
export function readRoles(template: Template, arns?: readonly string[]): Role[] {
  const roles = template
    .ofType<{ Policies?: { PolicyDocument: Document }[]; ManagedPolicyArns?: string[] }>('AWS::IAM::Role')
    .filter(({ id }) => arns?.includes(template.reference(id, 'Arn')) ?? true)
    .map(({ id, properties }) => ({
      id,
      name: template.reference(id),
      arn: template.reference(id, 'Arn'),
      statements: [
        ...(properties.Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
        ...(properties.ManagedPolicyArns ?? []).flatMap((arn) => managedStatements(arn, template)),
      ],
    }));
  const attachedPolicies = template.ofType<{ PolicyDocument: Document; Roles?: string[] }>(
    'AWS::IAM::Policy',
    'AWS::IAM::ManagedPolicy',
    'AWS::IAM::RolePolicy',
  );
  for (const { properties } of attachedPolicies) {
    for (const role of roles.filter(({ name }) => properties.Roles?.includes(name))) {
      role.statements.push(...[properties.PolicyDocument.Statement].flat());
    }
  }
  for (const { statements } of roles) statements.forEach(requireKnownConditions);
  return roles;
}

function managedStatements(arn: string, template: Template): Statement[] {
  const customerPolicy = template
    .ofType<{ PolicyDocument: Document }>('AWS::IAM::ManagedPolicy')
    .find(({ id }) => id === arn);
  if (customerPolicy !== undefined) return [customerPolicy.properties.PolicyDocument.Statement].flat();
  const statements = awsManagedPolicies[arn.split('/').at(-1) ?? ''];
  if (statements === undefined) throw unsupported(`the managed policy ${arn}`);
  return statements;
}

/** Decides as IAM does: an explicit deny wins, then any allow; the default is deny. */
export function decide(role: Pick<Role, 'statements'>, check: AccessCheck): Decision {
  const matching = role.statements.filter((statement) => applies(statement, check));
  if (matching.some(({ Effect }) => Effect === 'Deny')) return 'denied';
  return matching.some(({ Effect }) => Effect === 'Allow') ? 'allowed' : 'not-allowed';
}

function applies(statement: Statement, check: AccessCheck): boolean {
  const { Action, NotAction, Resource, NotResource, Condition } = statement;
  const action = check.action.toLowerCase();
  const matchesAction = (patterns: string | string[]): boolean =>
    [patterns].flat().some((pattern) => matchesWildcards(pattern.toLowerCase(), action));
  const matchesResource = (patterns: string | string[]): boolean =>
    [patterns].flat().some((pattern) => matchesWildcards(pattern, check.resource));
  return (
    (Action === undefined || matchesAction(Action)) &&
    (NotAction === undefined || !matchesAction(NotAction)) &&
    (Resource === undefined || matchesResource(Resource)) &&
    (NotResource === undefined || !matchesResource(NotResource)) &&
    Object.entries(Condition ?? {}).every(([operator, tests]) =>
      Object.entries(tests).every(([key, expected]) =>
        conditionHolds(operator, expected, valuesOf(check, key)),
      ),
    )
  );
}

function valuesOf({ context }: AccessCheck, key: string): string[] {
  // Real calls to AWS use TLS, so local calls count as secure.
  const defaults: Record<string, string[]> = { 'aws:securetransport': ['true'] };
  const entry = Object.entries(context).find(([name]) => name.toLowerCase() === key.toLowerCase());
  return entry?.[1] ?? defaults[key.toLowerCase()] ?? [];
}

type Comparison = (expected: string, actual: string) => boolean;

const comparisons: Record<string, Comparison> = {
  StringEquals: (expected, actual) => expected === actual,
  StringNotEquals: (expected, actual) => expected !== actual,
  StringEqualsIgnoreCase: (expected, actual) => expected.toLowerCase() === actual.toLowerCase(),
  StringLike: (expected, actual) => matchesWildcards(expected, actual),
  StringNotLike: (expected, actual) => !matchesWildcards(expected, actual),
  ArnEquals: (expected, actual) => matchesWildcards(expected, actual),
  ArnLike: (expected, actual) => matchesWildcards(expected, actual),
  Bool: (expected, actual) => expected.toLowerCase() === actual.toLowerCase(),
};

const knownKeys = [
  /^dynamodb:(leadingkeys|attributes|select|returnvalues|enclosingoperation)$/i,
  /^ses:(fromaddress|recipients|fromdisplayname|feedbackaddress)$/i,
  /^aws:securetransport$/i,
];

const operatorShape = /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/;

function conditionHolds(operator: string, expected: string | boolean | string[], actual: string[]): boolean {
  const [, quantifier, name = '', ifExists] = operatorShape.exec(operator) ?? [];
  const expectedValues = [expected].flat().map(String);
  if (name === 'Null') return expectedValues.includes(String(actual.length === 0));
  if (actual.length === 0 && (ifExists !== undefined || quantifier === 'ForAllValues')) return true;
  const compare = comparisons[name] ?? (() => false);
  const isNegated = name.includes('Not');
  const matches = (value: string): boolean =>
    isNegated
      ? expectedValues.every((expected) => compare(expected, value))
      : expectedValues.some((expected) => compare(expected, value));
  if (actual.length === 0) return isNegated && quantifier === undefined;
  return quantifier === 'ForAllValues' ? actual.every(matches) : actual.some(matches);
}

function requireKnownConditions({ Condition }: Statement): void {
  for (const [operator, tests] of Object.entries(Condition ?? {})) {
    const [, , name = ''] = operatorShape.exec(operator) ?? [];
    if (name !== 'Null' && comparisons[name] === undefined)
      throw unsupported(`the policy condition ${operator}`);
    for (const key of Object.keys(tests)) {
      if (!knownKeys.some((knownKey) => knownKey.test(key)))
        throw unsupported(`the policy condition key ${key}`);
    }
  }
}

/** IAM's wildcards: `*` for any characters, `?` for one. */
function matchesWildcards(pattern: string, text: string): boolean {
  const expression = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's').test(text);
}
