/**
 * The current batch of each rum by product key, with its page. "Aged" is a single cask: its number is that of the cask.
 * SAMPLE VALUES: the owner updates them when a new batch is packed.
 */
export const shopBatches = {
  yumi: { number: 'YRB3', path: '/batch/YRB3' },
  aged: { number: 'C-047', path: '/batch/C-047' },
  lostTime: { number: 'ARB10', path: '/storian-releases#lost-times' },
} as const;
