import { toBase64Url } from './bytes.ts';
import { contactMac } from './contact.ts';
import type { KeptAction, KeptPress, SignedPress } from './press.ts';
import { pressVersion } from './press-limits.ts';
import { keyIdOf, newKeyPair, pressDigest, publicKeyText, signPress } from './signature.ts';

/** The fields that a test sets; the others have defaults. */
export type PressFields = {
  readonly action: KeptAction;
  readonly party: KeptPress['party'];
} & Partial<KeptPress>;

export const newCommandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A device that keeps presses, with a clock that a test may set. */
export async function keepingDevice({
  device = 'DEVCE00001',
  person = 'PERSN00001',
  contactSecret: firstSecret = toBase64Url(new Uint8Array(32)),
  clock = () => Date.now(),
}: {
  readonly device?: string;
  readonly person?: string;
  readonly contactSecret?: string;
  readonly clock?: () => number;
} = {}) {
  const { publicKey, privateKey } = await newKeyPair();
  const publicText = await publicKeyText(publicKey);
  const key = await keyIdOf(publicText);
  let n = 0;
  let contactSecret = firstSecret;
  let previous: string | undefined;
  let contact: KeptPress['contact'] = await contactAt(clock());

  async function contactAt(at: number, skew = 0) {
    const mac = await contactMac(contactSecret, device, { at, person });
    return { at, person, mac, clock: at + skew };
  }

  const sign = async (press: object): Promise<SignedPress> => {
    const text = JSON.stringify(press);
    return { text, signature: await signPress(text, privateKey) };
  };

  return {
    device,
    key,
    publicKey: publicText,
    sign,
    signText: (text: string) => signPress(text, privateKey),

    /** Links the device with the secret for its MAC, which the server has chosen. */
    async link(secret: string): Promise<void> {
      contactSecret = secret;
      contact = await contactAt(clock());
    },

    /** Receives the server time in epoch milliseconds; the clock of the device is ahead of it by `skew`. */
    async receiveTime(at: number, skew = 0): Promise<void> {
      contact = await contactAt(at, skew);
    },

    /** Keeps a press: numbers it, links it to the previous one and signs it. */
    async keep(fields: PressFields): Promise<SignedPress & { readonly press: KeptPress }> {
      n += 1;
      const press: KeptPress = {
        version: pressVersion,
        id: fields.id ?? newCommandId(),
        device,
        key,
        n,
        ...(previous !== undefined && { previous }),
        by: person,
        identified: 'owner',
        madeAt: clock() + (contact.clock - contact.at),
        contact,
        seen: [],
        ...fields,
      };
      const signed = await sign(press);
      previous = await pressDigest(signed.text);
      return { ...signed, press };
    },
  };
}
