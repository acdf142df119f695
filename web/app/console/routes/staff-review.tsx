import type { MetaDescriptor } from 'react-router-dom';
import { pageHead } from '#app/content/pages/page-head.ts';
import { staffReviewPage } from '#app/content/pages/staff.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { withDayBar } from '../day-bar/with-day-bar.tsx';
import { useKept } from '../kept/use-kept.ts';
import { withCopy } from '../language/with-copy.tsx';
import { ReviewPage } from '../review/review-page.tsx';

export const meta = (): MetaDescriptor[] => pageHead(staffReviewPage);

const Review = () => <ReviewPage delivered={useKept().delivered} />;

export default withCopy(withDayBar(Review), () => consoleCopy.review);
