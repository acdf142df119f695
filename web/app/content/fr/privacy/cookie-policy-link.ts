import type { cookiePolicyLink as english } from '../../privacy/cookie-policy-link.ts';
import type { Translated } from '../../translated.ts';

export const cookiePolicyLink: Translated<typeof english> = {
  phrase: 'politique relative aux cookies',
  to: '/cookies',
};
