import { keepTrying } from '../language/keep-trying.ts';

/** On demand, since a day without a decision never asks. */
export const loadReviewCount = keepTrying(() => import('./review-count.ts'));
