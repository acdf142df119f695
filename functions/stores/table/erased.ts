/**
 * What stands where a name or an address stood, and where a digest of both did: a guess could be checked against it.
 * No form takes this address.
 */
export const erased = { name: 'erased', email: 'erased@invalid', digest: '' } as const;

/** The person is erased from a record: it learns nothing personal again, and no mail goes to its address. */
export const isErased = ({ email }: { readonly email: string }): boolean => email === erased.email;
