import styles from './staff-frame.module.css';

/** The hydrometer, on the grid of web/DESIGN.md. */
export const StaffMark = () => (
  <svg className={styles.mark} viewBox="0 0 6 14" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M2.5 0v9.5M2.5 1.5H6M2.5 3.5H5M2.5 5.5H6M2.5 7.5H5" />
    <g className={styles.bulb}>
      <circle cx="2.5" cy="11.5" r="2" />
      <path d="M.5 11.3c1-.8 3 .8 4 0a2 2 0 0 1-4 0" fill="currentColor" stroke="none" />
    </g>
  </svg>
);
