import type * as z from 'zod/mini';
import type { ProblemKind } from './problems.ts';

/** Headers by lower-case name, query parameters, and a JSON body, as zod schemas. */
export interface Contract<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Headers extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Verb and noun; names the endpoint's folder, bundle and operation id. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  readonly reply: { readonly status: 200 | 201 | 202; readonly schema: Reply };
  /** Refusals of this endpoint's own; `invalid-input`, `foreign-origin`, `too-large`, `wrong-type`, `unexpected` and `unavailable` can come from any. */
  readonly problems: readonly ProblemKind[];
}

/** Keeps the precise types of the schemas. */
export const contract = <
  Query extends z.ZodMiniType,
  Headers extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  definition: Contract<Query, Headers, Body, Reply>,
): Contract<Query, Headers, Body, Reply> => definition;

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a use case gets: every part parsed. */
export interface InputOf<C extends Contract> {
  readonly query: Parsed<C['query']>;
  readonly headers: Parsed<C['headers']>;
  readonly body: Parsed<C['body']>;
}

/** What a client sends as the body. */
export type BodyOf<C extends Contract> = Sent<C['body']>;

/** What a client gets, and a use case answers. */
export type ReplyOf<C extends Contract> = z.output<C['reply']['schema']>;
