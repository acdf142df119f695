import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Parts of the bar that a page may fill: skip links, the title, figures next to it, and a state at the end. */
export type BarPart = 'skip' | 'title' | 'facts' | 'state';

export const BarParts = createContext<Readonly<Partial<Record<BarPart, HTMLElement | null>>>>({});

/** Renders part of a page in the bar of the console. */
export function InBar({ part, children }: { part: BarPart; children: ReactNode }) {
  const container = useContext(BarParts)[part];
  return container ? createPortal(children, container) : null;
}
