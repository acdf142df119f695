import { formatFigure } from './written-amount.ts';

/** Formats an amount with its sign: `203,500`, `−2,000`. */
export const formatSigned = (amount: number): string =>
  amount < 0 ? `−${formatFigure(-amount)}` : formatFigure(amount);

/** Formats Australian dollars: `AUD 1,225.00`, `−AUD 20.00`. @param cents Australian cents */
export function formatAud(cents: number): string {
  const absolute = Math.abs(cents);
  const dollars = `${formatFigure(Math.floor(absolute / 100))}.${String(absolute % 100).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}AUD ${dollars}`;
}
