import { type ComponentPropsWithRef, createElement, type JSX } from 'react';
import { classOf, isLayoutProp, type LayoutProps } from './layout-class.ts';

type Tag = keyof JSX.IntrinsicElements;

type PropsOf<T extends Tag> = LayoutProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LayoutProps | 'as'
  >;

/** Creates a component that renders the class of its kind, one class for each layout prop, and `className`. */
const elements =
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
export const Stack = elements('div', 'stack');

/** Children one after the other, on as many lines as they need. */
export const Cluster = elements('div', 'cluster');

/** A grid whose `className` defines its tracks. */
export const Grid = elements('div', 'grid');

/** The twelve columns of a page from 900 px, one column below. */
export const Columns = elements('div', 'columns');

/** A block between the margins of the page. */
export const Page = elements('div', 'page');

/** A block set off from others by a line or by space. */
export const Panel = elements('div');

export const Text = elements('p');

/** A heading whose level does not set its size. */
export const Heading = elements('h2');
