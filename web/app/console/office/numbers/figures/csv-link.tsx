import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import styles from './csv-link.module.css';

/** A link that saves a table. @param name the name of the table, for screen readers */
export const CsvLink = ({ name, file }: { name: string; file: { name: string; url: string } }) => (
  <a className={styles.file} href={file.url} download={file.name} aria-label={copy.csvLabel(name)}>
    {copy.csv}
  </a>
);
