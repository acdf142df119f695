import { expect, it } from 'vitest';
import { withElements } from './layout-elements.ts';

const head = "import { Text, Stack as S } from '#app/ui/layout/layout.tsx';\n";
const bodyOf = (code: string) => withElements(head + code).slice(head.length);

it('puts an element with its classes in place of a primitive', () => {
  expect(bodyOf('jsx(S, { gap: 12, page: true, id: "a", children: "b" })')).toBe(
    'jsx("div", {className: "stack gap-12 page",  id: "a", children: "b" })',
  );
});

it('puts the element of `as` in its place, with the class of the component last', () => {
  expect(bodyOf('jsx(Text, { as: "dt", tone: "quiet", className: styles.name })')).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    'jsx("dt", { className: `quiet ${styles.name}` })',
  );
});

it('reaches primitives within others', () => {
  expect(bodyOf('jsx(S, { children: jsx(Text, { size: "small" }) })')).toBe(
    'jsx("div", {className: "stack",  children: jsx("p", {className: "small",  }) })',
  );
});

it('leaves what only the browser knows to the browser', () => {
  for (const code of ['jsx(Text, { tone: isLate ? "no" : "ok" })', 'jsx(Text, { className: isLate && "a" })'])
    expect(bodyOf(code)).toBe(code);
});

it('leaves other components alone', () => {
  expect(bodyOf('jsx(Link, { as: "a" })')).toBe('jsx(Link, { as: "a" })');
});
