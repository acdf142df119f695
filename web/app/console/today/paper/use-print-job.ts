import { useState } from 'react';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** A pending print job. */
export interface PrintJob {
  readonly date: CalendarDate;
  /** All days that this device keeps, instead of one. */
  readonly allKeptDays: boolean;
  /** The start to print; the whole day without one. */
  readonly startId: number | undefined;
  /** Day to return to. */
  readonly returnTo: CalendarDate;
  /** Epoch milliseconds after which nothing is printed. */
  readonly until: number;
}

export interface PrintRequest {
  readonly allKeptDays?: boolean;
  readonly date?: CalendarDate;
  readonly startId?: number;
}

/** Milliseconds within which a requested day must load: no printer starts unexpectedly later. */
const maxWaitMs = 10_000;

/** What to print: the day, one of its starts, another day, which then opens, or all days that this device keeps. */
export function usePrintJob(date: CalendarDate, chooseDay: (date: CalendarDate) => void) {
  const [printJob, setJob] = useState<PrintJob>();
  return {
    printJob,
    endPrintJob: () => setJob(undefined),
    print({ date: day = date, allKeptDays = false, startId }: PrintRequest) {
      setJob({ date: day, allKeptDays, startId, returnTo: date, until: Date.now() + maxWaitMs });
      if (day !== date) chooseDay(day);
    },
  };
}
