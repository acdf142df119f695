import { type RefObject, useEffect, useRef, useState } from 'react';
import { openCodeReader } from './code-reader.ts';

/** Pause between two pictures, so that the screen stays responsive on slow phones. */
const pauseMs = 60;

/** Delay before a reader is fetched again. */
const retryMs = 3000;

export interface CodeReading {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether to read. */
  readonly isOn: boolean;
  /** Called with every code; the next picture is read once its promise has settled. */
  readonly onCode: (text: string) => void | Promise<void>;
  readonly openReader?: typeof openCodeReader;
}

/** Reads the pictures of a camera, one after the other. Returns whether no reader could be fetched. */
export function useCodeReading({ video, isOn, onCode, openReader = openCodeReader }: CodeReading): {
  readonly hasFailed: boolean;
} {
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    const run = async () => {
      const readCode = await openReader();
      setFailed(false);
      while (!isStopped) {
        // A frame that is not available yet is not a failure of the reader.
        const text = video.current && (await readCode(video.current).catch(() => undefined));
        if (!isStopped && text) await latest.current(text);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      run().catch(() => {
        if (isStopped) return;
        setFailed(true);
        retryTimer = setTimeout(start, retryMs);
      });
    };
    start();
    return () => {
      isStopped = true;
      clearTimeout(retryTimer);
    };
  }, [isOn, video, openReader]);
  return { hasFailed };
}
