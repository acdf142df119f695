import { textProblem } from '../values/text-problem.ts';

/** Letters of `Door phone`, and room for more. */
export const longestDeviceName = 40;

/** Why a device cannot be called this, and what to do. */
export const deviceNameProblem = (name: string): string | undefined =>
  textProblem(name, { name: 'a name for this device', longest: longestDeviceName });
