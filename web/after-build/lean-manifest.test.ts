import { expect, it } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

it('leaves out what routes import, and keeps what the entry does', () => {
  const script =
    'window.__reactRouterManifest={"entry":{"imports":["/a.js"]},"routes":{"tours":{"module":"/t.js","imports":["/a.js"]}}};';
  expect(leanManifest(script)).toBe(
    'window.__reactRouterManifest={"entry":{"imports":["/a.js"]},"routes":{"tours":{"module":"/t.js"}}};',
  );
});

it('stops the build when the manifest is written otherwise', () => {
  expect(() => leanManifest('export default []')).toThrow();
});
