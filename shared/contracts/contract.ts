import type * as z from 'zod/mini';
import type { CallLimits } from '../limits/quota.ts';
import type { ProblemKind } from '../problems/problems.ts';

/** A call as zod schemas: query parameters, headers by lower-case name, JSON body, reply. */
export interface Contract {
  /** Verb and noun; names the endpoint's folder, bundle and operation id. */
  readonly name: string;
  readonly summary: string;
  /** What callers have to know besides, in plain words. */
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly query?: z.ZodMiniType;
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * The body is signed by whoever sends it: it is handed on as the bytes that came, and the signature proves where it
   * is from, not the browser's word.
   */
  readonly isSigned?: true;
  /** How many may come; beyond, `too-many`. Counted when the input is good and before anything is done. */
  readonly limits?: CallLimits;
  readonly reply: { readonly status: 200 | 201 | 202; readonly schema: z.ZodMiniType };
  /**
   * Refusals of this endpoint's own. Any endpoint can also answer `invalid-input`, `around-edge`,
   * `foreign-origin`, `too-large`, `wrong-type`, `unexpected` and `unavailable`.
   */
  readonly problems: readonly ProblemKind[];
}

/** Keeps the precise types of the schemas. */
export const contract = <const C extends Contract>(definition: C): C => definition;

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Part<C, Name extends string> = C extends Readonly<Record<Name, infer Schema>> ? Schema : undefined;

/** What a use case gets: every part parsed. */
export interface InputOf<C extends Contract> {
  readonly query: Parsed<Part<C, 'query'>>;
  readonly headers: Parsed<Part<C, 'headers'>>;
  readonly body: Parsed<Part<C, 'body'>>;
  /** Of a signed call: the body, byte for byte. */
  readonly bytes: Part<C, 'isSigned'> extends true ? Uint8Array : undefined;
}

/** What a client gets, and a use case answers. */
export type ReplyOf<C extends Contract> = z.output<C['reply']['schema']>;
