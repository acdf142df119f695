import styles from './pot-still.module.css';
import { Still, StillWall } from './still.tsx';

export interface PotStillProps {
  /** What the drawing shows. */
  label: string;
}

/**
 * A copper pot still with its condenser, drawn in flat tones: stands where the picture of the still house will
 * stand. Fills its container, which must be positioned; on wide screens the still is on the right, on narrow ones
 * it fills the width.
 */
export const PotStill = ({ label }: PotStillProps) => (
  <div className={styles.picture} role="img" aria-label={label}>
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <StillWall />
    </svg>
    <svg
      className={styles.wide}
      viewBox="0 -44 1440 664"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <Still />
    </svg>
    <svg
      className={styles.narrow}
      viewBox="652 -66 620 610"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Still />
    </svg>
    <div className={styles.scrim} />
  </div>
);
