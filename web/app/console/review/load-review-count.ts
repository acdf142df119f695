import { withRetries } from '../language/with-retries.ts';

/** Loaded on demand: a day without decisions never needs it. */
export const loadReviewCount = withRetries(() => import('./review-count.ts'));
