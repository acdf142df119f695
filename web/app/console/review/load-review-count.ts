import { keepTrying } from '../language/keep-trying.ts';

/** Loaded on demand: a day without decisions never needs it. */
export const loadReviewCount = keepTrying(() => import('./review-count.ts'));
