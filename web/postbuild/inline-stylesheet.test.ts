import { expect, it } from 'vitest';
import { inlineStylesheet, withoutStylesheet } from './inline-stylesheet.ts';

const sheet = { address: '/assets/style-a.css', css: 'a{color:red}' };
const page = (links: string) => `<html><head><title>Rum</title>${links}</head><body></body></html>`;
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

it('the link to the style sheet of a page is replaced with inline rules', () => {
  expect(inlineStylesheet(page(link(sheet.address)), sheet, 'a{b:$&}')).toBe(page('<style>a{b:$&}</style>'));
});

it.each([
  ['no sheet', ''],
  ['another sheet', link('/assets/other.css')],
  ['two sheets', link(sheet.address) + link('/assets/other.css')],
])('the build refuses to inline the style sheet of a page with %s', (_, links) => {
  expect(() => inlineStylesheet(page(links), sheet, '')).toThrow(sheet.address);
});

it('the build refuses to inline CSS rules that contain the end of a style element', () => {
  const rules = 'a::before{content:"</style>"}';
  expect(() => inlineStylesheet(page(link(sheet.address)), sheet, rules)).toThrow('end of a style');
});

it('the style sheet of a page is removed from the route manifest', () => {
  expect(withoutStylesheet('{"root":{"css":["/assets/style-a.css"]},"tours":{"css":[]}}', sheet)).toBe(
    '{"root":{"css":[]},"tours":{"css":[]}}',
  );
});
