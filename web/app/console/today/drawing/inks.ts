const dashed = { fill: 'none', stroke: 'var(--unpaid)', strokeDasharray: '3 2' } as const;

/** How each mark is drawn, in the colours of the theme. */
export const inks = {
  booked: { fill: 'var(--booked)' },
  free: { fill: 'none', stroke: 'var(--booked)' },
  dash: { fill: 'var(--booked)', opacity: 0.75 },
  unpaid: { fill: 'var(--unpaid)' },
  paid: { fill: 'var(--paid)' },
  yours: { fill: 'var(--cream)' },
  stem: { stroke: 'var(--cream-3)', strokeWidth: 1.5 },
  unsent: { 'data-mark': 'unsent', ...dashed },
  unsentPaid: {
    fill: 'var(--molasses)',
    stroke: 'var(--paid)',
    strokeWidth: 1.5,
    strokeDasharray: '4 3',
  },
  noShow: { fill: 'none', stroke: 'var(--few)' },
  unsentNoShow: { ...dashed, stroke: 'var(--few)' },
  /** Colleagues have to decide. */
  split: { 'data-mark': 'split', fill: 'var(--few)' },
  /** The day since there is no network; its bar is dashed. */
  hollow: { 'data-mark': 'hollow', fill: 'var(--molasses)', stroke: 'var(--cream)' },
  hollowBar: { strokeDasharray: dashed.strokeDasharray },
  /** A place that this device cannot be sure of. */
  question: { fill: 'var(--cream-2)', fontFamily: 'var(--serif)' },
} as const;
