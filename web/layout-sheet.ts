import path from 'node:path';
import type { Plugin } from 'vite';
import { classOf } from '#app/ui/layout/layout-class.ts';
import { layoutRules } from '#app/ui/layout/layout-rules.ts';

const sheet = path.join(import.meta.dirname, 'app/ui/layout/layout.css');

/** The classes of the layout props, each with its declarations, in the order of the cascade. */
export const layoutClasses: readonly (readonly [name: string, declarations: string])[] = Object.entries(
  layoutRules,
).flatMap(([prop, rules]) =>
  typeof rules === 'string'
    ? [[prop, rules] as const]
    : Object.entries(rules).map(([value, declarations]) => [classOf(prop, value), declarations] as const),
);

/** Appends the classes of the layout props to `layout.css`. */
export const layoutSheet: Plugin = {
  name: 'layout-sheet',
  enforce: 'pre',
  transform(css, id) {
    if (id !== sheet) return undefined;
    return css + layoutClasses.map(([name, declarations]) => `\n.${name} { ${declarations}; }`).join('');
  },
};
