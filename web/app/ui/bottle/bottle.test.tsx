import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { labelFoot } from '../../content/bottle-label.ts';
import { Bottle } from './bottle.tsx';

const draw = (name: readonly string[], percent = 40) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <Bottle spirit="aged" label={{ ...labelFoot, name, story: ['One of many'], percent }} />
    </svg>,
  );
const lettering = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
const sizesOf = (html: string, line: string) =>
  Number(html.match(new RegExp(`font-size="(\\d+)"[^>]*>${line}<`))?.[1]);

describe('drawn bottle', () => {
  it('prints the house, the name, the story, size and strength on its label', () => {
    expect(lettering(draw(['Aged']))).toEqual([
      'Port Vila Rum Distillery',
      'Aged',
      'One of many',
      '750 ml',
      '40% vol',
    ]);
  });

  it('sets a long name smaller, so that it stays on the label', () => {
    expect(sizesOf(draw(['Coffee']), 'Coffee')).toBeLessThan(sizesOf(draw(['Aged']), 'Aged'));
    expect(sizesOf(draw(['Lost', 'Times']), 'Times')).toBeLessThan(sizesOf(draw(['Times']), 'Times'));
  });

  it('fills the scale of the label to the strength', () => {
    const heightAt = (percent: number) =>
      Number(draw(['Aged'], percent).match(/<rect x="-86"[^>]* height="([\d.]+)"/)?.[1]);
    expect(heightAt(80)).toBeCloseTo(2 * heightAt(40));
  });
});
