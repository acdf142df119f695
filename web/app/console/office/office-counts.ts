import { createContext, useContext, useEffect } from 'react';

/** The number of waiting items on a page of the office, and what it means. */
export interface OfficeCount {
  readonly count: number;
  readonly meaning: string;
}

export type ReportCount = (path: string, count: OfficeCount) => void;

export const OfficeCounts = createContext<ReportCount>(() => {});

/** Shows a number next to the page's name in the navigation of the office, once known. */
export function useOfficeCount(path: string, count: number | undefined, meaning: string): void {
  const reportCount = useContext(OfficeCounts);
  useEffect(() => {
    if (count !== undefined) reportCount(path, { count, meaning });
  }, [reportCount, path, count, meaning]);
}
