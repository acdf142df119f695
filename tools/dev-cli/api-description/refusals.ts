import { statusOf } from '#functions/kernel/problems.ts';
import type { ProblemKind } from '#shared/problems/problems.ts';

interface StatusResponse {
  readonly name: string;
  readonly description: string;
  /** The problem kind that the description names. */
  readonly kind?: ProblemKind;
}

/** Response for each status: name in `components`, and description. */
const responses: Readonly<Record<number, StatusResponse>> = {
  400: { name: 'BadRequest', description: 'The request is malformed or a field is invalid.' },
  401: { name: 'Unauthorized', description: 'Credentials are missing, invalid or revoked.' },
  403: { name: 'Forbidden', description: 'The caller may not do this, or must confirm who they are first.' },
  404: { name: 'NotFound', description: 'There is no such resource: not-found.', kind: 'not-found' },
  405: { name: 'MethodNotAllowed', description: 'The resource has no such method.' },
  409: { name: 'Conflict', description: 'The request conflicts with the current state.' },
  413: { name: 'ContentTooLarge', description: 'The request body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The request body is not JSON.' },
  422: { name: 'UnprocessableContent', description: 'The request is well-formed but breaks a rule.' },
  424: { name: 'FailedDependency', description: 'A provider did not accept the event.' },
  429: {
    name: 'TooManyRequests',
    description: 'A rate limit was exceeded; see Retry-After: too-many.',
    kind: 'too-many',
  },
  500: { name: 'InternalServerError', description: 'Something failed on the server. Retry later.' },
  502: { name: 'BadGateway', description: 'The payment provider refused the request.' },
  503: { name: 'ServiceUnavailable', description: 'Temporarily unavailable. Retry later.' },
};

/** Problem kinds that every call can return. */
const commonKinds: readonly ProblemKind[] = [
  'invalid-input',
  'origin-bypass',
  'foreign-origin',
  'too-large',
  'wrong-type',
  'unexpected',
  'unavailable',
];

/** Refusals that many staff calls share, as one response each: its name and what the caller lacks. */
const sessionRefusals: readonly {
  readonly name: string;
  readonly kinds: readonly ProblemKind[];
  readonly description: string;
}[] = [
  {
    name: 'SessionRequired',
    kinds: ['unauthorized', 'device-ended'],
    description: 'The call needs the session of a staff device',
  },
  {
    name: 'ColleagueRequired',
    kinds: ['forbidden', 'identification-required', 'origin-bypass', 'foreign-origin'],
    description: 'The call needs a colleague with the right role',
  },
  {
    name: 'PasskeyRequired',
    kinds: ['forbidden', 'identification-required', 'step-up', 'origin-bypass', 'foreign-origin'],
    description: 'The call needs a colleague with the right role and a passkey used recently',
  },
];

/** Returns the error responses of a call by status, each described by its problem kinds. */
export function errorResponses(problems: readonly ProblemKind[]): Readonly<Record<string, object>> {
  const kinds = new Map<number, ProblemKind[]>();
  for (const kind of new Set([...problems, ...commonKinds]))
    kinds.set(statusOf[kind], [...(kinds.get(statusOf[kind]) ?? []), kind]);
  return Object.fromEntries(
    [...kinds].map(([status, kindsOfStatus]) => {
      const description = kindsOfStatus.join(', ');
      const session = sessionRefusals.find((refusal) => refusal.kinds.join(', ') === description);
      if (session) return [status, { $ref: `#/components/responses/${session.name}` }];
      const $ref = `#/components/responses/${responses[status]?.name}`;
      const isSpecific =
        kindsOfStatus.some((kind) => !commonKinds.includes(kind)) && description !== responses[status]?.kind;
      return [status, isSpecific ? { $ref, description } : { $ref }];
    }),
  );
}

/** One response for each status, and those of sessions, for `components`. */
export const sharedResponses = (): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(
    Object.entries(responses).map(([status, { name, description }]) => [
      name,
      {
        description,
        ...(status === '429' && {
          headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
        }),
        content: problem,
      },
    ]),
  ),
  ...Object.fromEntries(
    sessionRefusals.map(({ name, kinds, description }) => [
      name,
      { description: `${description}: ${kinds.join(', ')}.`, content: problem },
    ]),
  ),
});

const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
