import * as z from 'zod/mini';

type TextsOf<Input> = { readonly [Name in keyof Input]: string };

/** The environment of a function that needs only the table; others declare theirs in an `env.ts`. */
export const TableEnv = z.object({ TABLE_NAME: z.string().check(z.minLength(1)) });

/** The variables declared in a function's `env.ts`, as CDK must set them; optional ones may be omitted. */
export type EnvironmentOf<Env extends z.ZodMiniObject> = TextsOf<z.input<Env>>;

/**
 * Reads the environment.
 *
 * @throws Error that names the missing variables, never their values
 */
export function readEnvironment<Env extends z.ZodMiniObject>(env: Env): z.output<Env> {
  const parsed = env.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`Missing environment variables: ${names.join(', ')}`);
}
