import type { MetaDescriptor } from 'react-router-dom';
import { withWords } from '../console/language/with-words.tsx';
import { PrivacyPage } from '../console/office/privacy/privacy-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPrivacyPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffPrivacyPage);

export default withWords(PrivacyPage, () => consoleCopy.personalData);
