import { useState } from 'react';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** A pending print job. */
export interface PrintJob {
  readonly date: CalendarDate;
  /** The start to print; the whole day without one. */
  readonly startId: number | undefined;
  /** Day to return to. */
  readonly returnTo: CalendarDate;
  /** Epoch milliseconds after which nothing is printed. */
  readonly until: number;
}

export interface PrintRequest {
  readonly date?: CalendarDate;
  readonly startId?: number;
}

/** Milliseconds within which a requested day must load: no printer starts unexpectedly later. */
const maxWaitMs = 10_000;

/** What to print: the day, one of its starts, or another day, which then opens. */
export function usePrintJob(date: CalendarDate, chooseDay: (date: CalendarDate) => void) {
  const [printJob, setJob] = useState<PrintJob>();
  return {
    printJob,
    endPrintJob: () => setJob(undefined),
    print({ date: day = date, startId }: PrintRequest) {
      setJob({ date: day, startId, returnTo: date, until: Date.now() + maxWaitMs });
      if (day !== date) chooseDay(day);
    },
  };
}
