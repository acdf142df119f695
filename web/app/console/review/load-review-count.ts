import { withRetries } from '../language/with-retries.ts';

/** Loads the count on demand, since a day without decisions never needs it. */
export const loadReviewCount = withRetries(() => import('./review-count.ts'));
