/** Foot of every label (specification §9). */
export const labelFoot = { size: '750 ml', strength: '40% vol', percent: 40 } as const;
