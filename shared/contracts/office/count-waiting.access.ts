import type { Access } from '../access.ts';

export const countWaiting: Access = {
  Query: ['enquiries', 'operators', 'operatorRequests', 'orders', 'till', 'tillReviews'],
};
