import { cookiePolicyCopy } from '#app/content/privacy/cookie-policy.ts';
import { NoticePage } from './notice-page.tsx';

export const CookiePolicyPage = () => <NoticePage copy={cookiePolicyCopy} />;
