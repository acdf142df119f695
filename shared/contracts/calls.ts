import type * as z from 'zod/mini';
import type { ReplyOf } from './contract.ts';
import type { Endpoint } from './endpoints.ts';
import type { contractByEndpoint } from './registry.ts';

/** Types of a call for clients, which name the endpoint without loading its contract. */

type ContractAt<E extends Endpoint> = (typeof contractByEndpoint)[E];

/** The reply to a call. */
export type ReplyTo<E extends Endpoint> = ReplyOf<ContractAt<E>>;

/** A value as sent, before parsing; it may be readonly. */
type SentAs<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Name in keyof Value]: SentAs<Value[Name]> };

type Part<C, Name extends 'query' | 'headers' | 'body'> =
  C extends Readonly<Record<Name, infer Schema extends z.ZodMiniType>> ? SentAs<z.input<Schema>> : undefined;

export type QueryOf<E extends Endpoint> = Part<ContractAt<E>, 'query'>;
export type BodyOf<E extends Endpoint> = Part<ContractAt<E>, 'body'>;
type HeadersOf<E extends Endpoint> = Part<ContractAt<E>, 'headers'>;

/** A part that the contract lacks must be absent; a part that may be empty may also be absent. */
type Optional<Name extends string, Value> = undefined extends Value
  ? { readonly [N in Name]?: Value }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value | undefined }
    : { readonly [N in Name]: Value };

/** The parts of a call that its contract reads. */
export type PartsOf<E extends Endpoint> = Optional<'query', QueryOf<E>> &
  Optional<'headers', HeadersOf<E>> &
  Optional<'body', BodyOf<E>>;

/** The body of a console command, without its id, which is added on sending. */
export type CommandOf<E extends Endpoint> = BodyOf<E> extends infer Body ? Omit<Body, 'commandId'> : never;
