import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepTrying } from '#app/console/language/keep-trying.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export const loadPaper = keepTrying(() => import('./run-sheet-paper.tsx'));
type Paper = Awaited<ReturnType<typeof loadPaper>>['RunSheetPaper'];

/** A pending print job. */
interface PrintJob {
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

/**
 * The run sheet on paper. `print` prints the day, one of its starts, or another day once that has loaded; the browser's
 * print command prints the day on screen.
 *
 * @param isReady whether the day on screen has loaded with its names
 */
export function usePaper(date: CalendarDate, isReady: boolean, chooseDay: (date: CalendarDate) => void) {
  const [paper, setPaper] = useState<Paper>();
  const [requested, setRequested] = useState<PrintJob>();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    loadPaper()
      .then(({ RunSheetPaper }) => setPaper(() => RunSheetPaper))
      .catch(() => {});
  }, []);

  const current = useRef({ requested, chooseDay });
  current.current = { requested, chooseDay };
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => {
      const { requested: printed, chooseDay: choose } = current.current;
      setPrinting(false);
      setRequested(undefined);
      if (printed !== undefined && printed.returnTo !== printed.date) choose(printed.returnTo);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  const canPrint = requested?.date === date && isReady && paper !== undefined;
  useEffect(() => {
    if (!canPrint || requested === undefined) return;
    if (Date.now() > requested.until) return setRequested(undefined);
    // After this render, when the sheet with the button has closed.
    const timer = setTimeout(() => window.print(), 0);
    return () => clearTimeout(timer);
  }, [canPrint, requested]);

  return {
    /** Component of the printed document; undefined on screen. */
    Paper: isPrinting ? paper : undefined,
    startId: requested?.startId,
    print({ date: day = date, startId }: PrintRequest) {
      setRequested({ date: day, startId, returnTo: date, until: Date.now() + maxWaitMs });
      if (day !== date) chooseDay(day);
    },
  };
}
