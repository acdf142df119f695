import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RunSheetPaper } from '../paper/run-sheet-paper.tsx';
import today from '../today.module.css';
import type { TodayScreen } from './use-screen.ts';

/**
 * The run sheet, which replaces everything else in print: what was requested, once it has loaded, or the day on screen
 * by the browser's print command.
 */
export function PrintedDay({ screen }: { screen: TodayScreen }) {
  const { printJob, endPrintJob, chooseDay, day, starts, date, isReduced, now } = screen;
  const [isPrinting, setPrinting] = useState(false);
  const current = useRef({ printJob, endPrintJob, chooseDay });
  current.current = { printJob, endPrintJob, chooseDay };
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => {
      const { printJob: printed, endPrintJob: end, chooseDay: choose } = current.current;
      setPrinting(false);
      end();
      if (printed !== undefined && printed.returnTo !== printed.date) choose(printed.returnTo);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  const canPrint = printJob?.date === date && day.known !== undefined && !isReduced;
  useEffect(() => {
    if (!canPrint || printJob === undefined) return;
    if (Date.now() > printJob.until) return current.current.endPrintJob();
    // After this render, when the sheet with the button has closed.
    const timer = setTimeout(() => window.print(), 0);
    return () => clearTimeout(timer);
  }, [canPrint, printJob]);

  if (!isPrinting) return null;
  const startId = printJob?.startId;
  const printed = startId === undefined ? starts : starts.filter(({ slot }) => slot.id === startId);
  return (
    <div className={today.paper}>
      <RunSheetPaper
        date={date}
        starts={printed}
        parties={starts.flatMap(({ parties }) => parties.map(({ party }) => party))}
        isReduced={isReduced}
        now={now}
      />
    </div>
  );
}
