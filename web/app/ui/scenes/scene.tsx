import type { ReactNode } from 'react';
import styles from './scene.module.css';

/** Which part of a scene stays in sight when its place has another ratio. */
export type SceneFocus = 'xMidYMid' | 'xMaxYMid' | 'xMinYMid' | 'xMidYMax' | 'xMidYMin';

export interface SceneProps {
  focus?: SceneFocus;
}

interface SheetProps extends SceneProps {
  /** How high the sheet is. */
  height?: number;
  children: ReactNode;
}

/** The sheet that all scenes are drawn on: 1600 wide, cut to the place that it fills. */
export const Scene = ({ focus = 'xMidYMid', height = 1000, children }: SheetProps) => (
  <svg
    className={styles.scene}
    viewBox={`0 0 1600 ${height}`}
    preserveAspectRatio={`${focus} slice`}
    aria-hidden="true"
  >
    {children}
  </svg>
);
