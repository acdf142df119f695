import type { MetaDescriptor } from 'react-router-dom';
import { withDayBar } from '../console/day-bar/with-day-bar.tsx';
import { useKept } from '../console/kept/use-kept.ts';
import { withCopy } from '../console/language/with-copy.tsx';
import { ReviewPage } from '../console/review/review-page.tsx';
import { pageMeta } from '../content/pages/page-meta.ts';
import { staffReviewPage } from '../content/pages/staff.ts';
import { consoleCopy } from '../content/staff/console-copy.ts';

export const meta = (): MetaDescriptor[] => pageMeta(staffReviewPage);

const Review = () => <ReviewPage delivered={useKept().delivered} />;

export default withCopy(withDayBar(Review), () => consoleCopy.review);
