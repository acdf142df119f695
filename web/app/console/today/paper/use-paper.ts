import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepTrying } from '#app/console/language/keep-trying.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export const loadPaper = keepTrying(() => import('./run-sheet-paper.tsx'));
type Paper = Awaited<ReturnType<typeof loadPaper>>['RunSheetPaper'];

/** A requested print. */
interface Print {
  readonly date: CalendarDate;
  /** The start to print; the whole day without one. */
  readonly startId: number | undefined;
  /** Day to return to. */
  readonly back: CalendarDate;
  readonly until: number;
}

export interface PaperPress {
  readonly date?: CalendarDate;
  readonly startId?: number;
}

/** Milliseconds within which a requested day must arrive: no printer starts later by itself. */
const maxWaitMs = 10_000;

/**
 * The run sheet on paper. A key prints the day, one start of it, or another day once that is loaded; the browser's own
 * print command prints the day on screen.
 *
 * @param isReady the day on screen is loaded, with its names
 */
export function usePaper(date: CalendarDate, isReady: boolean, chooseDay: (date: CalendarDate) => void) {
  const [paper, setPaper] = useState<Paper>();
  const [requested, setRequested] = useState<Print>();
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
      if (printed !== undefined && printed.back !== printed.date) choose(printed.back);
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
    // After this render: the sheet with the key has closed by then.
    const timer = setTimeout(() => window.print(), 0);
    return () => clearTimeout(timer);
  }, [canPrint, requested]);

  return {
    /** What is printed; undefined on screen. */
    Paper: isPrinting ? paper : undefined,
    startId: requested?.startId,
    print({ date: day = date, startId }: PaperPress) {
      setRequested({ date: day, startId, back: date, until: Date.now() + maxWaitMs });
      if (day !== date) chooseDay(day);
    },
  };
}
