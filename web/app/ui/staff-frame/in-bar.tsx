import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Parts of the bar that a page may fill: links before it, in place of its title, figures beside it, and a state at its end. */
export type BarPart = 'skip' | 'title' | 'facts' | 'state';

export const BarParts = createContext<Readonly<Partial<Record<BarPart, HTMLElement | null>>>>({});

/** Puts something of a page into the bar of the console. */
export function InBar({ part, children }: { part: BarPart; children: ReactNode }) {
  const place = useContext(BarParts)[part];
  return place ? createPortal(children, place) : null;
}
