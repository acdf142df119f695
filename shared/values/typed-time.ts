/** Minutes since midnight of a typed time, such as `3 PM`, `3:00 PM`, `15:00`, `15 h` or `15 h 30`. */
export function typedTime(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  const [, hour = '', minutes = '0', half] =
    /^(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?\s*([ap])\.?m\.?$/.exec(typed) ??
    /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(typed) ??
    /^([01]?\d|2[0-3])\s*h(?:\s*([0-5]\d))?$/.exec(typed) ??
    [];
  if (hour === '') return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return hours * 60 + Number(minutes);
}
