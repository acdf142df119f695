import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { NumbersPage } from '../console/office/numbers/numbers-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffNumbersPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffNumbersPage);

export default withCopy(NumbersPage, () => consoleCopy.numbers);
