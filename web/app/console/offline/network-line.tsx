import { useLayoutEffect, useRef } from 'react';
import { lineCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { holdButtons } from '#app/ui/given-focus.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import type { LineInWords } from './line-in-words.ts';
import styles from './offline.module.css';

export interface NetworkLineProps {
  line: LineInWords;
  /** Shows the presses that wait. */
  onOpen: () => void;
  /** Shows what works without a network. */
  onCan: () => void;
}

/** The line below the bar: since when there is no network, what happens to presses, and how many wait. */
export function NetworkLine({ line: { strong, text, count, isCold }, onOpen, onCan }: NetworkLineProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepRows(place.current), []);
  const figure = count && (
    <>
      <span>{count.figure}</span>
      {count.word}
    </>
  );
  return (
    <section className={styles.line} data-line ref={place}>
      <p>
        <strong>{strong}</strong> {text}
      </p>
      <Cluster gap={8} align="center">
        {isCold && (
          <Button kind="outlined" small onClick={onCan}>
            {copy.can}
          </Button>
        )}
        {count?.isSent ? (
          <p className={`${styles.count} ${styles.sent}`}>{figure}</p>
        ) : (
          count && (
            <button
              type="button"
              className={styles.count}
              aria-label={copy.open(count.figure)}
              onClick={onOpen}
            >
              {figure}
            </button>
          )
        )}
      </Cluster>
    </section>
  );
}

/**
 * Scrolls by the height of the line when it comes and goes, so that no row moves under a finger. Where there is nothing to
 * scroll, buttons that take money ignore a press for a moment.
 */
function keepRows(line: HTMLElement | null): (() => void) | undefined {
  if (line === null) return undefined;
  const height = line.getBoundingClientRect?.().height ?? 0;
  const list = document.querySelector<HTMLElement>('[data-scrolls]');
  const moveBy = (pixels: number) => {
    holdButtons(document);
    (list ?? window).scrollBy?.(0, pixels);
  };
  document.documentElement.style?.setProperty('--line-below', `${height}px`);
  moveBy(height);
  return () => {
    moveBy(-height);
    document.documentElement.style?.removeProperty('--line-below');
  };
}
