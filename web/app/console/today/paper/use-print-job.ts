import { useState } from 'react';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** A pending print job. */
export interface PrintJob {
  readonly date: CalendarDate;
  /** Whether to print all days that this device keeps, instead of one. */
  readonly includesAllKeptDays: boolean;
  /** The start to print; the whole day without one. */
  readonly startId: number | undefined;
  /** The day to show after printing. */
  readonly returnDate: CalendarDate;
  /** Epoch milliseconds after which nothing is printed. */
  readonly expiresAt: number;
}

export interface PrintRequest {
  readonly includesAllKeptDays?: boolean;
  readonly date?: CalendarDate;
  readonly startId?: number;
}

/** Milliseconds within which a requested day must load: no printer starts unexpectedly later. */
const maxWaitMs = 10_000;

/** The pending print job: the day, one of its starts, another day, which then opens, or all days that this device keeps. */
export function usePrintJob(date: CalendarDate, chooseDay: (date: CalendarDate) => void) {
  const [printJob, setPrintJob] = useState<PrintJob>();
  return {
    printJob,
    endPrintJob: () => setPrintJob(undefined),
    print({ date: day = date, includesAllKeptDays = false, startId }: PrintRequest) {
      setPrintJob({
        date: day,
        includesAllKeptDays,
        startId,
        returnDate: date,
        expiresAt: Date.now() + maxWaitMs,
      });
      if (day !== date) chooseDay(day);
    },
  };
}
