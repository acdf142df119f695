import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RunSheetPaper, type RunSheetPaperProps } from '../paper/run-sheet-paper.tsx';
import today from '../today.module.css';
import type { StartView } from '../view/start-view.ts';
import { useKeptDaysOnPaper } from './use-kept-days.ts';
import type { TodayScreen } from './use-screen.ts';

/**
 * The run sheets, which replace everything else in print: the requested ones, once they have loaded, or the day on
 * screen by the browser's print command.
 */
export function PrintedDay({ screen }: { screen: TodayScreen }) {
  const { printJob, endPrintJob, chooseDay, day, starts, date, isReduced, now, isOffline, network } = screen;
  const allKeptDays = printJob?.includesAllKeptDays === true;
  const days = useKeptDaysOnPaper(screen, allKeptDays);
  const [isPrinting, setPrinting] = useState(false);
  const latest = useRef({ printJob, endPrintJob, chooseDay });
  latest.current = { printJob, endPrintJob, chooseDay };
  useEffect(() => {
    const startPrinting = () => flushSync(() => setPrinting(true));
    const finishPrinting = () => {
      const { printJob: finishedJob, endPrintJob: end, chooseDay: choose } = latest.current;
      setPrinting(false);
      end();
      if (finishedJob !== undefined && finishedJob.returnDate !== finishedJob.date)
        choose(finishedJob.returnDate);
    };
    window.addEventListener('beforeprint', startPrinting);
    window.addEventListener('afterprint', finishPrinting);
    return () => {
      window.removeEventListener('beforeprint', startPrinting);
      window.removeEventListener('afterprint', finishPrinting);
    };
  }, []);

  const isLoaded = allKeptDays ? days !== undefined : day.snapshot !== undefined && !isReduced;
  const canPrint = printJob?.date === date && isLoaded;
  useEffect(() => {
    if (!canPrint || printJob === undefined) return;
    if (Date.now() > printJob.expiresAt) return latest.current.endPrintJob();
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
  const printedStarts = startId === undefined ? starts : starts.filter(({ slot }) => slot.id === startId);
  return (
    <div className={today.paper}>
      <Paper
        {...{ date, starts, ships: day.snapshot?.ships ?? [], printedStarts, isReduced }}
        asOf={isOffline && network.asOf !== undefined ? new Date(network.asOf * 1000) : now}
      />
    </div>
  );
}

interface PaperProps extends Pick<RunSheetPaperProps, 'date' | 'starts' | 'ships' | 'asOf'> {
  /** The starts to print; by default all of the day. */
  printedStarts?: readonly StartView[];
  isReduced?: boolean;
}

const Paper = ({ starts, printedStarts = starts, isReduced = false, ...sheet }: PaperProps) => (
  <RunSheetPaper
    {...sheet}
    starts={printedStarts}
    parties={starts.flatMap(({ parties }) => parties.map(({ party }) => party))}
    isReduced={isReduced}
  />
);
