import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { PrivacyPage } from '../console/office/privacy/privacy-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffPrivacyPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffPrivacyPage);

export default withCopy(PrivacyPage, () => consoleCopy.personalData);
