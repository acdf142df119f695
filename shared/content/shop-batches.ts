/**
 * The current batch of each rum by product key, with its page. SAMPLE VALUES: the owner updates them when a new batch
 * is packed.
 */
export const shopBatches = {
  yumi: { number: 'YRB3', path: '/batch/YRB3' },
  aged: { number: 'ARB4', path: '/batch/ARB4' },
  lostTime: { number: 'ARB10', path: '/storian-releases' },
} as const;
