import type { Operation, Request } from './operation.ts';

const hidden = '…';

/**
 * Formats a command for the trail: words of its usage, days and names of options. Anything else is hidden, since it may
 * be personal or open a booking, such as a name, an address or a reference.
 */
export function redactCommand(name: string, { usage }: Operation, { words, options }: Request): string {
  const usageWords = new Set(usage.split(/[^\w-]+/));
  const isDay = (word: string) => /^(\d{4}-\d{2}-\d{2}|today|tomorrow)$/.test(word);
  const redactedOptions = Object.entries(options).flatMap(([option, value]) =>
    value === undefined || value === false ? [] : [`--${option}`, ...(value === true ? [] : [hidden])],
  );
  return [
    name,
    ...words.map((word) => (usageWords.has(word) || isDay(word) ? word : hidden)),
    ...redactedOptions,
  ].join(' ');
}
