import { expect, it } from 'vitest';
import { deviceWord } from './device-word.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';

it.each([
  ['phone', `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 5],
  ['phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 5],
  ['tablet', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 5],
  ['tablet', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 5],
  ['computer', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 0],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0', 10],
] as const)('a %s', (word, userAgent, touchPoints) => {
  expect(deviceWord(userAgent, touchPoints)).toBe(word);
});
