import path from 'node:path';
import { expect, it } from 'vitest';
import { classNames } from './short-class-names.ts';

const nameOf = classNames(import.meta.dirname);
const sheet = (file: string) => path.join(import.meta.dirname, 'app/ui', file);

it('keeps the classes of two sheets apart, and says the same each time', () => {
  const [ofButton, ofRule] = [
    nameOf('line', sheet('button.module.css')),
    nameOf('line', sheet('rule.module.css')),
  ];
  expect(ofButton).toMatch(/^line-[0-9a-z]{1,2}$/);
  expect(ofRule).not.toBe(ofButton);
  expect(nameOf('line', sheet('button.module.css'))).toBe(ofButton);
});

it('stops the build at a sheet that is elsewhere', () => {
  expect(() => nameOf('line', sheet('nowhere.module.css'))).toThrow('not among the sheets');
});
