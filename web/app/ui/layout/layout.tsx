import { type ComponentPropsWithRef, createElement, type JSX } from 'react';
import { classOf, isLayoutProp, type LayoutProps } from './layout-class.ts';

type Tag = keyof JSX.IntrinsicElements;

type PropsOf<T extends Tag> = LayoutProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LayoutProps | 'as'
  >;

/** Creates a component that renders the class of its kind, one class for each layout prop, and `className`. */
const layoutComponent =
  <Base extends Tag>(base: Base, kind?: string) =>
  <T extends Tag = Base>({ as, className, ...props }: PropsOf<T>) => {
    const classes = [kind];
    const attributes: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (!isLayoutProp(name)) attributes[name] = value;
      else if (value) classes.push(classOf(name, value));
    }
    attributes.className = [...classes, className].filter(Boolean).join(' ') || undefined;
    return createElement(as ?? base, attributes);
  };

/** Children one below the other. */
export const Stack = layoutComponent('div', 'stack');

/** Children one after the other, on as many lines as they need. */
export const Cluster = layoutComponent('div', 'cluster');

/** A grid whose `className` defines its tracks. */
export const Grid = layoutComponent('div', 'grid');

/** The twelve columns of a page from 900 px, one column below. */
export const Columns = layoutComponent('div', 'columns');

/** A block between the margins of the page. */
export const Page = layoutComponent('div', 'page');

/** A block set off from others by a line or by space. */
export const Panel = layoutComponent('div');

export const Text = layoutComponent('p');

/** A heading whose level does not set its size. */
export const Heading = layoutComponent('h2');
