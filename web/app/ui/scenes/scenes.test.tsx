import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BayScene } from './bay-scene.tsx';
import { CaneScene } from './cane-scene.tsx';
import { CasksScene } from './casks-scene.tsx';
import { StillScene } from './still-scene.tsx';

const scenes = { BayScene, CaneScene, CasksScene, StillScene };

describe.each(Object.entries(scenes))('%s', (_, Drawing) => {
  const draw = () => renderToStaticMarkup(<Drawing />);

  it('is drawn alike at build time and in the browser', () => {
    expect(draw()).toBe(draw());
  });

  it('says nothing to screen readers and obeys the content security policy', () => {
    expect(draw()).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(draw()).not.toMatch(/style=|<text|<image/);
  });

  it('has no numbers that no one can draw', () => {
    expect(draw()).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('weighs less than the picture that it stands for', () => {
    expect(gzipSync(draw()).byteLength).toBeLessThan(4_000);
  });

  it('keeps another part in sight where its page asks for that', () => {
    expect(renderToStaticMarkup(<Drawing focus="xMaxYMid" />)).toContain(
      'preserveAspectRatio="xMaxYMid slice"',
    );
  });
});
