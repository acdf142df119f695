import { expect, it } from 'vitest';
import { inlineStylesheet, withoutStylesheet } from './inline-stylesheet.ts';

const sheet = { address: '/assets/style-a.css', css: 'a{color:red}/* $& */' };
const page = (links: string) => `<html><head><title>Rum</title>${links}</head><body></body></html>`;
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

it('puts the sheet where the link to it was', () => {
  expect(inlineStylesheet(page(link(sheet.address)), sheet)).toBe(page(`<style>${sheet.css}</style>`));
});

it.each([
  ['no sheet', ''],
  ['another sheet', link('/assets/other.css')],
  ['two sheets', link(sheet.address) + link('/assets/other.css')],
])('refuses a page with %s', (_, links) => {
  expect(() => inlineStylesheet(page(links), sheet)).toThrow(sheet.address);
});

it('refuses a sheet that could end its element', () => {
  const css = 'a::before{content:"</style>"}';
  expect(() => inlineStylesheet(page(link(sheet.address)), { ...sheet, css })).toThrow('end of a style');
});

it('takes the sheet out of the manifest of the routes', () => {
  expect(withoutStylesheet('{"root":{"css":["/assets/style-a.css"]},"tours":{"css":[]}}', sheet)).toBe(
    '{"root":{"css":[]},"tours":{"css":[]}}',
  );
});
