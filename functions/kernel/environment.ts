import type * as z from 'zod/mini';

type TextsOf<Input> = { readonly [Name in keyof Input]: string };

/** The variables that a function's `env.ts` names, as CDK must set them; optional ones it may leave out. */
export type EnvironmentOf<Env extends z.ZodMiniObject> = TextsOf<z.input<Env>>;

/** Reads the environment; throws with the names of what is missing, never with values. */
export function readEnvironment<Env extends z.ZodMiniObject>(env: Env): z.output<Env> {
  const parsed = env.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new Error(`The environment lacks ${names.join(', ')}`);
}
