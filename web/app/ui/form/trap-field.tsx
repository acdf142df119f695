import styles from './trap-field.module.css';

export interface TrapFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Honeypot: invisible and unreachable for people, browsers and password managers; only bots fill it in. */
export const TrapField = ({ name, label, value, onChange }: TrapFieldProps) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      {label}
      <input
        type="text"
        name={name}
        value={value}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  </div>
);
