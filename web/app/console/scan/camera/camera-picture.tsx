import type { ReactNode, RefObject } from 'react';
import styles from './camera-picture.module.css';

/** The camera preview, with a frame for the code and an edge that fills while it reads. */
export const CameraPicture = ({
  video,
  isReading,
  children,
}: {
  video: RefObject<HTMLVideoElement | null>;
  isReading: boolean;
  children?: ReactNode;
}) => (
  <div className={styles.camera}>
    <video ref={video} className={styles.video} playsInline muted />
    <div className={styles.aim} aria-hidden="true">
      <div className={styles.frame} />
      <div className={`${styles.edge} ${isReading ? styles.reading : ''}`} />
    </div>
    {children}
  </div>
);
