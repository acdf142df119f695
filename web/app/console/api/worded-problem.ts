import { refusalsCopy } from '#app/content/staff/refusals-copy.ts';
import { CallProblem } from '#app/requests/client.ts';

/** The same failure, in the language of the console. */
export const wordedProblem = (
  endpoint: string,
  { kind, status, about, message, fields, cause }: CallProblem,
): CallProblem =>
  new CallProblem(kind, refusalsCopy.sentence({ endpoint, kind, about, message }), {
    ...(status !== undefined && { status }),
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, said]) => [field, refusalsCopy.field(said)]),
    ),
    about,
    cause,
  });
