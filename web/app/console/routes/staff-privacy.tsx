import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffPrivacyPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { PrivacyPage } from '../office/privacy/privacy-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffPrivacyPage);

export default withCopy(PrivacyPage, () => consoleCopy.personalData);
