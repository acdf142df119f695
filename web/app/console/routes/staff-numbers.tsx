import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffNumbersPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withCopy } from '../language/with-copy.tsx';
import { NumbersPage } from '../office/numbers/numbers-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffNumbersPage);

export default withCopy(NumbersPage, () => consoleCopy.numbers);
