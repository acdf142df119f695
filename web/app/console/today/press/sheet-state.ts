import { createContext, type ReactNode } from 'react';

/** Whether the day is live, at the end of the bar of sheets that cover the screen. */
export const SheetState = createContext<ReactNode>(null);
