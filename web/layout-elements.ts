import { type Plugin, parseAst } from 'vite';
import { isLayoutProp, layoutClass, type Primitive, primitives } from './app/ui/layout/layout-class.ts';

const source = /ui\/layout\/layout\.tsx$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Property extends Node {
  readonly key: Node & { readonly name?: string; readonly value?: string };
  readonly value: Node & { readonly value?: unknown };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
  }
}

/** Local names of the primitives that a module imports. */
function importedPrimitives(program: Node): ReadonlyMap<string, Primitive> {
  const found = new Map<string, Primitive>();
  for (const node of program.body as Node[]) {
    if (node.type !== 'ImportDeclaration' || !source.test((node.source as Property['value']).value as string))
      continue;
    for (const { imported, local } of node.specifiers as {
      imported: Property['key'];
      local: Property['key'];
    }[])
      found.set(local.name ?? '', imported.name as Primitive);
  }
  return found;
}

/** Whether an expression has a class in any case: one that may have none is left to the browser. */
const isText = ({ type, consequent, alternate }: Node): boolean =>
  type === 'ConditionalExpression'
    ? [consequent, alternate].every((each) => isNode(each) && isText(each))
    : ['MemberExpression', 'TemplateLiteral'].includes(type);

/** Puts an element in place of a primitive; nothing where its classes are known in the browser alone. */
function elementFor(code: string, primitive: Primitive, component: Node, props: Node): readonly Edit[] {
  const properties = props.properties as Property[];
  const nameOf = ({ key }: Property) => key?.name ?? key?.value ?? '';
  const own = properties.filter((each) => isLayoutProp(nameOf(each)) || nameOf(each) === 'as');
  const className = properties.find((each) => nameOf(each) === 'className');
  if (own.some(({ value }) => value.type !== 'Literal')) return [];
  const [base, kind] = primitives[primitive];
  const { as = base, ...layout } = Object.fromEntries(own.map((each) => [nameOf(each), each.value.value]));
  const classes = layoutClass(kind, layout);
  const element = { start: component.start, end: component.end, text: JSON.stringify(as) };
  const removed = own.map(({ start }) => ({
    start,
    end: properties.find((each) => each.start > start)?.start ?? props.end - 1,
    text: '',
  }));
  if (!className)
    return [element, ...removed, insertion(props.start + 1, `className: ${JSON.stringify(classes)}, `)];
  const { start, end } = className.value;
  if (!isText(className.value)) return [];
  return [
    element,
    ...removed,
    { start, end, text: classes ? `\`${classes} \${${code.slice(start, end)}}\`` : code.slice(start, end) },
  ];
}

const insertion = (start: number, text: string): Edit => ({ start, end: start, text });

/** The code of a module with elements in place of the primitives of the design system. */
export function withElements(code: string): string {
  const program = parseAst(code) as unknown as Node;
  const names = importedPrimitives(program);
  const edits = [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const [component, props] = node.arguments as (Property['key'] | undefined)[];
    const primitive = component?.type === 'Identifier' ? names.get(component.name ?? '') : undefined;
    if (!primitive || !component || props?.type !== 'ObjectExpression') return [];
    return elementFor(code, primitive, component, props);
  });
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/**
 * Visitors need neither the code of the primitives nor a component for each element: in a build they are elements with
 * their classes.
 */
export const layoutElements: Plugin = {
  name: 'layout-elements',
  apply: 'build',
  transform: {
    filter: { id: /web\/app\/.*\.tsx/, code: 'ui/layout/layout.tsx' },
    handler: (code) => ({ code: withElements(code), map: null }),
  },
};
