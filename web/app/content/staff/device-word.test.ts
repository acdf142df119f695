import { expect, it } from 'vitest';
import { deviceCopy } from './device-copy.ts';
import { deviceWord, suggestedName } from './device-word.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';

it.each([
  [
    'phone',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    'phone',
    'Android phone',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
    5,
  ],
  [
    'tablet',
    'Android tablet',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
    5,
  ],
  ['tablet', 'iPad', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 5],
  ['computer', 'Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 0],
  [
    'computer',
    'Windows computer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0',
    10,
  ],
  ['computer', 'My computer', 'Mozilla/5.0 (X11; FreeBSD amd64; rv:140.0) Gecko/20100101 Firefox/140.0', 0],
] as const)('a browser on a %s gets the suggested device name %s', (word, name, userAgent, touchPoints) => {
  expect(deviceWord(userAgent, touchPoints)).toBe(word);
  expect(suggestedName(deviceCopy, userAgent, touchPoints)).toBe(name);
});
