import type * as z from 'zod/mini';
import type { ReplyOf } from './contract.ts';
import type { Endpoint } from './endpoints.ts';
import type { contractByEndpoint } from './registry.ts';

/** Types of a call as its sender sees it: for clients, which know an endpoint by its name and run no contract. */

type ContractAt<E extends Endpoint> = (typeof contractByEndpoint)[E];

/** What a call answers. */
export type ReplyTo<E extends Endpoint> = ReplyOf<ContractAt<E>>;

/** As sent, before it is parsed; the sender may keep it unchangeable. */
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

/** A part that the contract lacks must be absent; one that may be empty may be. */
type Optional<Name extends string, Value> = undefined extends Value
  ? { readonly [N in Name]?: Value }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value | undefined }
    : { readonly [N in Name]: Value };

/** The parts of a call that its contract reads. */
export type PartsOf<E extends Endpoint> = Optional<'query', QueryOf<E>> &
  Optional<'headers', HeadersOf<E>> &
  Optional<'body', BodyOf<E>>;

/** A body as a command of the console carries it: the id is added when it is sent. */
export type CommandOf<E extends Endpoint> = BodyOf<E> extends infer Body ? Omit<Body, 'commandId'> : never;
