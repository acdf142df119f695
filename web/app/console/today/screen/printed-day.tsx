import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RunSheetPaper, type RunSheetPaperProps } from '../paper/run-sheet-paper.tsx';
import today from '../today.module.css';
import type { StartView } from '../view/start-view.ts';
import { useKeptDaysOnPaper } from './use-kept-days.ts';
import type { TodayScreen } from './use-screen.ts';

/**
 * The run sheets, which replace everything else in print: what was requested, once it has loaded, or the day on screen
 * by the browser's print command.
 */
export function PrintedDay({ screen }: { screen: TodayScreen }) {
  const { printJob, endPrintJob, chooseDay, day, starts, date, isReduced, now, isOffline, network } = screen;
  const allKeptDays = printJob?.includesAllKeptDays === true;
  const days = useKeptDaysOnPaper(screen, allKeptDays);
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

  const isRead = allKeptDays ? days !== undefined : day.known !== undefined && !isReduced;
  const canPrint = printJob?.date === date && isRead;
  useEffect(() => {
    if (!canPrint || printJob === undefined) return;
    if (Date.now() > printJob.until) return current.current.endPrintJob();
    // After this render, when the sheet with the button has closed.
    const timer = setTimeout(() => window.print(), 0);
    return () => clearTimeout(timer);
  }, [canPrint, printJob]);

  if (!isPrinting) return null;
  if (days !== undefined)
    return (
      <div className={today.paper}>
        {days.map((day) => (
          <Paper key={day.date} {...day} asOf={new Date(day.asOf * 1000)} />
        ))}
      </div>
    );
  const startId = printJob?.startId;
  const printed = startId === undefined ? starts : starts.filter(({ slot }) => slot.id === startId);
  return (
    <div className={today.paper}>
      <Paper
        {...{ date, starts, printed, isReduced }}
        asOf={isOffline && network.asOf !== undefined ? new Date(network.asOf * 1000) : now}
      />
    </div>
  );
}

interface PaperProps extends Pick<RunSheetPaperProps, 'date' | 'starts' | 'asOf'> {
  /** Those of the day that are printed; all unless given. */
  printed?: readonly StartView[];
  isReduced?: boolean;
}

const Paper = ({ starts, printed = starts, isReduced = false, ...sheet }: PaperProps) => (
  <RunSheetPaper
    {...sheet}
    starts={printed}
    parties={starts.flatMap(({ parties }) => parties.map(({ party }) => party))}
    isReduced={isReduced}
  />
);
