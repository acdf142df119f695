/** What a colleague calls the thing in front of them. */
export type DeviceWord = 'phone' | 'tablet' | 'computer';

/**
 * @param userAgent of the browser
 * @param touchPoints tells iPads, which name themselves Macintosh, from computers
 */
export function deviceWord(userAgent: string, touchPoints = 0): DeviceWord {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return 'tablet';
  return /iPhone|Mobile/i.test(userAgent) ? 'phone' : 'computer';
}
