import type * as z from 'zod/mini';
import type { CallLimits } from '../limits/quota.ts';
import type { ProblemKind } from '../problems/problems.ts';
import type { StaffRole } from '../staff/sign-in/people.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { Colleague } from './staff/fields.ts';

/** A call as zod schemas: query parameters, lower-case headers, JSON body, reply. */
export interface Contract {
  /** Verb and noun; names the endpoint's folder, bundle and operation id. */
  readonly name: string;
  readonly summary: string;
  /** Additional documentation for callers. */
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly query?: z.ZodMiniType;
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Maximum length of the body in bytes. If absent, the limit for forms applies. */
  readonly maxBodyBytes?: number;
  /** The sender signs the body: the use case gets the raw bytes, and the signature replaces the origin check. */
  readonly isSigned?: true;
  /**
   * A call of the staff console, accepted from its pages only. `floor` and `manager` need a session of at least that
   * role; `anyone` is for signing in and out. If absent, the call is public.
   */
  readonly staff?: 'anyone' | StaffRole;
  /**
   * The call needs a passkey used on this device within the last five minutes; otherwise it is refused as `step-up`.
   */
  readonly stepUp?: true;
  /**
   * `own`: refused as `forbidden` from a shared device; `shared`: refused from any other. If absent, both are accepted.
   */
  readonly device?: 'own' | 'shared';
  /**
   * If false, a shared device may make this call without an active colleague. If absent, such a call is refused as
   * `identification-required`.
   */
  readonly needsIdentification?: false;
  /** The reply starts, renews or ends the session of the browser. */
  readonly setsSession?: true;
  /**
   * The function that makes the synthetic booking also makes this call; with its key, the call reads and writes only
   * items of the kind `probes`.
   */
  readonly takesProbes?: true;
  /**
   * How long CloudFront caches the reply, with the query parameters of the contract as the key; the reply is then the
   * same for every caller. If absent, the reply is not cached.
   */
  readonly cachedSeconds?: number;
  /**
   * The reply holds a secret, such as a full reference or a link, next to text that others may have written. It is
   * never compressed, since the size of a compressed reply reveals which of two guesses comes closer to the secret.
   */
  readonly hasSecret?: true;
  /** Rate limits, enforced after validation and before the use case; a call over them is refused as `too-many`. */
  readonly limits?: CallLimits;
  readonly reply: { readonly status: 200 | 201 | 202; readonly schema: z.ZodMiniType };
  /**
   * Refusals specific to this endpoint; `contractOf` adds those of its session. Any endpoint can also refuse a call as
   * `invalid-input`, `origin-bypass`, `foreign-origin`, `too-large`, `wrong-type`, `unexpected` or `unavailable`.
   */
  readonly problems: readonly ProblemKind[];
}

/** Identity function that preserves the precise types of the schemas. */
export const contract = <const C extends Contract>(definition: C): C => definition;

/** Refusals of a call that needs a session. */
function sessionProblems({
  staff,
  stepUp,
  needsIdentification,
}: Pick<Contract, 'staff' | 'stepUp' | 'needsIdentification'>): readonly ProblemKind[] {
  if (staff === undefined || staff === 'anyone') return [];
  return [
    'unauthorized',
    'device-ended',
    'forbidden',
    ...(needsIdentification === false ? [] : (['identification-required'] as const)),
    ...(staff === 'manager' || stepUp ? (['step-up'] as const) : []),
  ];
}

/**
 * The contract of an endpoint. Its name, method and path come from the table of endpoints; the refusals of its session
 * follow from who may make the call.
 */
export const contractOf = <E extends Endpoint, const D extends Omit<Contract, 'name' | 'method' | 'path'>>(
  endpoint: E,
  definition: D,
) => ({
  name: endpoint.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ...endpoints[endpoint],
  ...definition,
  problems: [...sessionProblems(definition), ...definition.problems],
});

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Part<C, Name extends string> = C extends Readonly<Record<Name, infer Schema>> ? Schema : undefined;

/** The colleague and the device behind a staff call. */
export interface Actor {
  /** The colleague, with their role on this device. */
  readonly person: Colleague;
  readonly deviceId: string;
  /** When a link was used on this device, in epoch seconds; undefined when a passkey signed it in. */
  readonly linkedAt: number | undefined;
  /** When a passkey was last used on this device, in epoch seconds. */
  readonly steppedUpAt: number | undefined;
  /** The device is shared; the person has entered their code. */
  readonly isShared?: true;
}

/** The result of checking the session that a browser presents. */
export type SessionCheck =
  | {
      readonly result: 'valid';
      readonly actor: Actor;
      readonly isSteppedUp: boolean;
      /** A manager who has the role `floor` on this shared device until they use a passkey on it. */
      readonly isReduced?: boolean;
      /** The server's time, for a device that keeps presses; see `contactHeader`. */
      readonly contact?: string | undefined;
    }
  /** A valid shared device without an active colleague. */
  | {
      readonly result: 'unidentified';
      readonly deviceId: string;
      /** Whether the device has presented its previous secret. */
      readonly isEarlierSecret?: true;
      readonly contact?: string | undefined;
    }
  /**
   * The secret is right, but the session has expired, the device is revoked or the person removed. `endedBy`: name of
   * the manager; `endedAt`: epoch seconds.
   */
  | {
      readonly result: 'ended';
      readonly isShared?: true;
      readonly endedBy?: string;
      readonly endedAt?: number | undefined;
    }
  | { readonly result: 'unknown' };

/** Input of a use case: every part parsed. */
export interface InputOf<C extends Contract> {
  readonly query: Parsed<Part<C, 'query'>>;
  readonly headers: Parsed<Part<C, 'headers'>>;
  readonly body: Parsed<Part<C, 'body'>>;
  /** The raw body of a signed call. */
  readonly bytes: Part<C, 'isSigned'> extends true ? Uint8Array : undefined;
  /** For calls of staff; may be undefined for `anyone`, and where no active colleague is needed. */
  readonly actor: ActorOf<Part<C, 'staff'>, Part<C, 'needsIdentification'>>;
  /** For calls of staff: the device of the valid session, with or without an active colleague. */
  readonly deviceId: Part<C, 'staff'> extends StaffRole ? string : string | undefined;
}

type ActorOf<Needed, NeedsIdentification> = Needed extends StaffRole
  ? NeedsIdentification extends false
    ? Actor | undefined
    : Actor
  : Needed extends 'anyone'
    ? Actor | undefined
    : undefined;

/** The reply of a use case, as the client receives it. */
export type ReplyOf<C extends Contract> = z.output<C['reply']['schema']>;
