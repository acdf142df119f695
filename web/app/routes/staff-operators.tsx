import type { MetaDescriptor } from 'react-router-dom';
import { withCopy } from '../console/language/with-copy.tsx';
import { OperatorsPage } from '../console/office/operators/operators-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffOperatorsPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffOperatorsPage);

export default withCopy(OperatorsPage, () => consoleCopy.operators);
