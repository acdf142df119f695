import { privacyNoticeCopy } from '#app/content/privacy/privacy-notice.ts';
import { NoticePage } from './notice-page.tsx';

export const PrivacyNoticePage = () => <NoticePage copy={privacyNoticeCopy} />;
