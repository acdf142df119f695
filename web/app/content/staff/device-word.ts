/** Everyday words for a device. */
export type DeviceWord = 'phone' | 'tablet' | 'computer';

interface DeviceNames {
  readonly named: (machine: string, device: DeviceWord) => string;
  readonly mine: (device: DeviceWord) => string;
}

const machines: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A name for the device, to accept or to edit: `iPhone`, `Android tablet`. */
export function suggestedName(words: DeviceNames, userAgent: string, touchPoints = 0): string {
  const word = deviceWord(userAgent, touchPoints);
  const machine = machines.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (machine === 'Mac' && word === 'tablet') return 'iPad';
  if (machine === 'Android' || machine === 'Windows' || machine === 'Linux')
    return words.named(machine, word);
  return machine ?? words.mine(word);
}

/**
 * @param userAgent of the browser
 * @param touchPoints distinguishes iPads, which identify as Macintosh, from computers
 */
export function deviceWord(userAgent: string, touchPoints = 0): DeviceWord {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'tablet';
  return /iPhone|Mobile/i.test(userAgent) ? 'phone' : 'computer';
}
