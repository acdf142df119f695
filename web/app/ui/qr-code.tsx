import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Light modules around the code; readers need four. */
const quietZone = 4;

/** A text as a QR code, drawn as one path. @param ecc level of error correction: low is enough on screens */
export function QrCode({ text, label, ecc = 'M' }: { text: string; label: string; ecc?: 'L' | 'M' }) {
  const { data, size } = encode(text, { ecc, border: quietZone });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  );
}

/** Runs of dark modules, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
