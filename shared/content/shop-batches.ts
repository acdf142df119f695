/**
 * The batch that the shop sends of each rum, by its key, with the page that tells of it. SAMPLE VALUES: the owner
 * changes them when a new batch is packed.
 */
export const shopBatches = {
  yumi: { number: 'YRB3', path: '/batch/YRB3' },
  aged: { number: 'ARB4', path: '/batch/ARB4' },
  lostTime: { number: 'ARB10', path: '/storian-releases' },
} as const;
