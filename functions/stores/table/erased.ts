/** Replaces names, addresses and digests of both, which could confirm a guess. No form accepts this address. */
export const erased = { name: 'erased', email: 'erased@invalid', digest: '' } as const;

/** Whether the person was erased from a record: it accepts no personal data and gets no email. */
export const isErased = ({ email }: { readonly email: string }): boolean => email === erased.email;
