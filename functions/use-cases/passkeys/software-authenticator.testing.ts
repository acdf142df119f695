import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { siteHost } from '#functions/kernel/call.testing.ts';

/** The options of a ceremony, as the server sends them. */
export interface CeremonyOptions {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** How an authenticator or browser deviates from the standard. */
export interface Deviation {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  readonly isBackedUp?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** The COSE number of the algorithm that the public key claims. */
  readonly algorithm?: number;
  readonly format?: string;
  readonly statement?: Readonly<Record<string, Cbor>>;
  readonly id?: string;
  /** The key to sign with, instead of the passkey's. */
  readonly signedBy?: KeyObject;
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** Encodes CBOR (RFC 8949), for the few types that WebAuthn needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = [...(value as ReadonlyMap<number | string, Cbor>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((entry) => entry.map(cbor))]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

const flags = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 };
const es256 = -7;

/** An authenticator with one ECDSA P-256 passkey. It follows WebAuthn except for the given deviations. */
export class SoftwareAuthenticator {
  readonly credentialId: string;
  readonly key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #counter: number;

  /** False for a security key, or a phone other than the browser's device. */
  readonly isOnDevice: boolean;

  /** @param counter 0 for an authenticator that does not count uses, like one with synced passkeys */
  constructor({
    id = base64url(randomBytes(20)),
    counter = 0,
    isOnDevice = true,
  }: {
    id?: string;
    counter?: number;
    isOnDevice?: boolean;
  } = {}) {
    this.credentialId = id;
    this.isOnDevice = isOnDevice;
    this.#counter = counter;
  }

  /** Carries out `navigator.credentials.create`. */
  create(options: CeremonyOptions, deviation: Deviation = {}) {
    this.#userHandle = options.user?.id ?? '';
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    const publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, deviation.algorithm ?? es256],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.credentialId, 'base64url');
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp?.id, deviation, flags.attested),
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      cbor(publicKey),
    ]);
    const clientData = clientDataOf('webauthn.create', options, deviation);
    const selfSigned: Readonly<Record<string, Cbor>> = {
      alg: es256,
      sig: this.#sign(Buffer.concat([authData, sha256(clientData)]), deviation),
    };
    const statement = deviation.statement ?? (deviation.format === 'packed' ? selfSigned : {});
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', deviation.format ?? 'none'],
        ['attStmt', new Map(Object.entries(statement))],
        ['authData', authData],
      ]),
    );
    return this.#credential(deviation, {
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Carries out `navigator.credentials.get`. */
  get(options: CeremonyOptions, deviation: Deviation = {}) {
    if (this.#counter > 0) this.#counter += 1;
    const authenticatorData = this.#authenticatorData(options.rpId, deviation);
    const clientData = clientDataOf('webauthn.get', options, deviation);
    return this.#credential(deviation, {
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(this.#sign(Buffer.concat([authenticatorData, sha256(clientData)]), deviation)),
      userHandle: deviation.userHandle ?? this.#userHandle,
    });
  }

  #credential(deviation: Deviation, response: Readonly<Record<string, unknown>>) {
    const id = deviation.id ?? this.credentialId;
    const authenticatorAttachment = this.isOnDevice ? 'platform' : 'cross-platform';
    return {
      id,
      rawId: id,
      type: 'public-key',
      response,
      authenticatorAttachment,
      clientExtensionResults: {},
    };
  }

  #authenticatorData(rpId = '', deviation: Deviation, extraFlags = 0): Buffer {
    const { isPresent = true, isVerified = true, isBackedUp = false, counter = this.#counter } = deviation;
    const data = Buffer.alloc(37);
    sha256(deviation.rpId ?? rpId).copy(data);
    data[32] =
      extraFlags |
      (isPresent ? flags.present : 0) |
      (isVerified ? flags.verified : 0) |
      (isBackedUp ? flags.backupEligible | flags.backedUp : 0);
    data.writeUInt32BE(counter, 33);
    return data;
  }

  #sign = (data: Buffer, { signedBy = this.key.privateKey }: Deviation): Buffer =>
    sign('sha256', data, signedBy);
}

/** The client data: the browser's statement about the page that called it. */
function clientDataOf(type: string, options: CeremonyOptions, deviation: Deviation): string {
  const {
    challenge = options.challenge,
    origin = `https://${siteHost}`,
    crossOrigin = false,
    topOrigin,
  } = deviation;
  return JSON.stringify({ type: deviation.type ?? type, challenge, origin, crossOrigin, topOrigin });
}
