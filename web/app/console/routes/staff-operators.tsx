import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffOperatorsPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { OperatorsPage } from '../office/operators/operators-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffOperatorsPage);

export default withCopy(OperatorsPage, () => consoleCopy.operators);
