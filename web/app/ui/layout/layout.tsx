import { type ComponentPropsWithRef, createElement, type JSX } from 'react';
import { isLayoutProp, type LayoutProps, layoutClass, type Primitive, primitives } from './layout-class.ts';

type Tag = keyof JSX.IntrinsicElements;

type PropsOf<T extends Tag> = LayoutProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LayoutProps | 'as'
  >;

function elementOf(
  primitive: Primitive,
  { as, className, ...props }: LayoutProps & { as?: Tag; className?: string | undefined },
) {
  const [tag, kind] = primitives[primitive];
  const [own, others] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => isLayoutProp(name) === isOwn)),
  );
  const classes = [layoutClass(kind, own ?? {}), className].filter(Boolean).join(' ');
  return createElement(as ?? tag, { ...others, className: classes || undefined });
}

/** One below the other. */
export const Stack = <T extends Tag = 'div'>(props: PropsOf<T>) => elementOf('Stack', props);

/** One after the other, in as many lines as they take. */
export const Cluster = <T extends Tag = 'div'>(props: PropsOf<T>) => elementOf('Cluster', props);

/** A grid whose own class names its tracks. */
export const Grid = <T extends Tag = 'div'>(props: PropsOf<T>) => elementOf('Grid', props);

/** The twelve columns of a page from 900 px, one below. */
export const Columns = <T extends Tag = 'div'>(props: PropsOf<T>) => elementOf('Columns', props);

/** A block between the margins of the page. */
export const Page = <T extends Tag = 'div'>(props: PropsOf<T>) => elementOf('Page', props);

/** A block set off from others by a line or by space. */
export const Panel = <T extends Tag = 'div'>(props: PropsOf<T>) => elementOf('Panel', props);

export const Text = <T extends Tag = 'p'>(props: PropsOf<T>) => elementOf('Text', props);

/** A heading whose level does not set its size. */
export const Heading = <T extends 'h1' | 'h2' | 'h3' | 'h4' = 'h2'>(props: PropsOf<T>) =>
  elementOf('Heading', props);
