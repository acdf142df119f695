import { expect, it } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

it('leaves out what routes import and what they have not, and keeps what the entry does', () => {
  const script =
    'window.__reactRouterManifest={"entry":{"imports":["/a.js"]},"routes":{"tours":{"hasLoader":false,"hasErrorBoundary":true,"module":"/t.js","css":[],"imports":["/a.js"]}}};';
  expect(leanManifest(script)).toBe(
    'window.__reactRouterManifest={"entry":{"imports":["/a.js"]},"routes":{"tours":{"hasErrorBoundary":true,"module":"/t.js"}}};',
  );
});

it('stops the build when the manifest is written otherwise', () => {
  expect(() => leanManifest('export default []')).toThrow();
});
