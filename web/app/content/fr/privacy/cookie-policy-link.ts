import type { cookiePolicyLink as english } from '#app/content/privacy/cookie-policy-link.ts';
import type { Translated } from '#app/content/translated.ts';

export const cookiePolicyLink: Translated<typeof english> = {
  phrase: 'politique relative aux cookies',
  to: '/cookies',
};
