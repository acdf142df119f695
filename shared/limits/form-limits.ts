/**
 * Limits of each public form: a ship or hotel stays below them, and a caller with made-up addresses causes few emails.
 * Acknowledgements, which go to any address typed, have a lower limit (`networkLimits`).
 */
export const formLimits = {
  perAddress: { max: 20, perHours: 1 },
  perEmail: { max: 50, perHours: 24 },
} as const;
