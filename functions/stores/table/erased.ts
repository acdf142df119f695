/** Values for erased names, addresses and digests; a digest could confirm a guess. No form accepts this address. */
export const erased = { name: 'erased', email: 'erased@invalid', digest: '' } as const;

/**
 * Whether the person was erased from a record. Such a record accepts no personal data, and no email is sent about it.
 */
export const isErased = ({ email }: { readonly email: string }): boolean => email === erased.email;
