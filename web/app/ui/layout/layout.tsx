import { type ComponentPropsWithRef, createElement, type JSX } from 'react';
import { classOf, isLayoutProp, type LayoutProps } from './layout-class.ts';

type Tag = keyof JSX.IntrinsicElements;

type PropsOf<T extends Tag> = LayoutProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LayoutProps | 'as'
  >;

/** An element with the class of its kind, one for each layout prop, and then its own. */
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

/** One below the other. */
export const Stack = elements('div', 'stack');

/** One after the other, in as many lines as they take. */
export const Cluster = elements('div', 'cluster');

/** A grid whose own class names its tracks. */
export const Grid = elements('div', 'grid');

/** The twelve columns of a page from 900 px, one below. */
export const Columns = elements('div', 'columns');

/** A block between the margins of the page. */
export const Page = elements('div', 'page');

/** A block set off from others by a line or by space. */
export const Panel = elements('div');

export const Text = elements('p');

/** A heading whose level does not set its size. */
export const Heading = elements('h2');
