/** The words of the consent sentence (specification §2) that lead to the cookie policy. */
export const cookiePolicyLink = { phrase: 'cookie policy', to: '/cookies' } as const;
