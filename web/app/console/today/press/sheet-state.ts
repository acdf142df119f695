import { createContext, type ReactNode } from 'react';

/** The state of the connection, in the bar of sheets that cover the screen. */
export const SheetState = createContext<ReactNode>(null);
