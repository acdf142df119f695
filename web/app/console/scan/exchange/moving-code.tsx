import { type ReactNode, useEffect, useState } from 'react';
import { agreeCopy as copy } from '#app/content/staff/agree-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { QrCode } from '#app/ui/qr-code.tsx';
import styles from './agree.module.css';

/** Long enough for a camera to see each picture once. */
const pictureMs = 180;

/** Cycles through the frames. */
function useMovingCode(frames: readonly string[]): { readonly index: number; readonly text: string } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((previous) => previous + 1), pictureMs);
    return () => clearInterval(timer);
  }, []);
  const index = count % frames.length;
  return { index, text: frames[index] ?? '' };
}

export function MovingCode({ frames, children }: { frames: readonly string[]; children: ReactNode }) {
  const { index, text } = useMovingCode(frames);
  return (
    <>
      <div className={styles.code}>
        <QrCode text={text} label={copy.code} ecc="L" />
      </div>
      <div className={styles.side}>
        {children}
        <progress className={styles.progress} value={index + 1} max={frames.length} aria-hidden="true" />
        <Cluster justify="between" size="fact" tone="quiet">
          <Text>{copy.picture(index + 1, frames.length)}</Text>
          <Text>{copy.again}</Text>
        </Cluster>
      </div>
    </>
  );
}
