import { statusOf } from '#functions/kernel/problems.ts';
import type { ProblemKind } from '#shared/problems/problems.ts';

/** Response for each status: name in `components`, and description. */
const responses: Readonly<Record<number, { readonly name: string; readonly description: string }>> = {
  400: { name: 'BadRequest', description: 'The request is malformed or a field is invalid.' },
  401: { name: 'Unauthorized', description: 'Credentials are missing, invalid or revoked.' },
  403: { name: 'Forbidden', description: 'The caller may not do this, or must confirm who they are first.' },
  404: { name: 'NotFound', description: 'There is no such resource.' },
  405: { name: 'MethodNotAllowed', description: 'The resource has no such method.' },
  409: { name: 'Conflict', description: 'The request conflicts with the current state.' },
  413: { name: 'ContentTooLarge', description: 'The request body is too large.' },
  415: { name: 'UnsupportedMediaType', description: 'The request body is not JSON.' },
  422: { name: 'UnprocessableContent', description: 'The request is well-formed but breaks a rule.' },
  424: { name: 'FailedDependency', description: 'A provider did not accept the event.' },
  429: { name: 'TooManyRequests', description: 'A rate limit was exceeded; see Retry-After.' },
  500: { name: 'InternalServerError', description: 'Something failed on the server. Retry later.' },
  502: { name: 'BadGateway', description: 'The payment provider refused the request.' },
  503: { name: 'ServiceUnavailable', description: 'Temporarily unavailable. Retry later.' },
};

/** Kinds that every call can answer. */
const commonKinds: readonly ProblemKind[] = [
  'invalid-input',
  'origin-bypass',
  'foreign-origin',
  'too-large',
  'wrong-type',
  'unexpected',
  'unavailable',
];

/** A call's error responses by status, each described by its problem kinds. */
export function errorResponses(problems: readonly ProblemKind[]): Readonly<Record<string, object>> {
  const kinds = new Map<number, ProblemKind[]>();
  for (const kind of new Set([...problems, ...commonKinds]))
    kinds.set(statusOf[kind], [...(kinds.get(statusOf[kind]) ?? []), kind]);
  return Object.fromEntries(
    [...kinds].map(([status, kindsOfStatus]) => {
      const $ref = `#/components/responses/${responses[status]?.name}`;
      const isSpecific = kindsOfStatus.some((kind) => !commonKinds.includes(kind));
      return [status, isSpecific ? { $ref, description: kindsOfStatus.join(', ') } : { $ref }];
    }),
  );
}

/** One response for each status, for `components`. */
export const sharedResponses = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, { name, description }]) => [
      name,
      {
        description,
        ...(status === '429' && {
          headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
        }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
