/**
 * Limits of each form that anybody can send: a ship or hotel stays below, and a caller who makes up addresses gets few
 * mails out of us. Acknowledgements, which go to whatever address was typed, stop earlier (`networkLimits`).
 */
export const formLimits = {
  perAddress: { max: 20, perHours: 1 },
  perEmail: { max: 50, perHours: 24 },
} as const;
