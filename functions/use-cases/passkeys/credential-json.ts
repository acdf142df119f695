import * as z from 'zod/mini';

/** Unpadded base64url. */
const Base64Url = z.string().check(z.regex(/^[\w-]+$/));

/** Authenticators may choose ids of up to 1023 bytes, but choose shorter ones. Longer ids would not fit into a sort key. */
export const CredentialId = Base64Url.check(z.maxLength(700));

/** `cross-platform`: a phone or a security key other than the browser's device (WebAuthn Level 3 §5.4.5). */
const attachment = { authenticatorAttachment: z.optional(z.nullable(z.string())) };

/** Whether the passkey is stored on the device of the browser. True if the browser does not say. */
export const isOnDevice = (response: {
  readonly authenticatorAttachment?: string | null | undefined;
}): boolean => response.authenticatorAttachment !== 'cross-platform';

/** The output of `navigator.credentials.get` (WebAuthn Level 3 §5.1.8). */
export const AssertionJson = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url,
  }),
  ...attachment,
});
export type AssertionJson = z.infer<typeof AssertionJson>;

/** The output of `navigator.credentials.create`. */
export const AttestationJson = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
  ...attachment,
});
export type AttestationJson = z.infer<typeof AttestationJson>;

/** A person's id as WebAuthn's user handle, in base64url. */
export const userHandleOf = (person: string): string => Buffer.from(person).toString('base64url');
