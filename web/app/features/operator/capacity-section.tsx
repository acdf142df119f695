import { CapacityMeter } from '#app/booking/capacity-meter.tsx';
import { operatorCopy as copy } from '#app/content/operator/operator-copy.ts';
import layout from '#app/ui/layout.module.css';
import styles from './capacity-section.module.css';

/** Number of guests an operator can bring, very large, and the terms of the programme. */
export const CapacitySection = () => (
  <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="programme">
    <div className={`${layout.grid} ${styles.columns}`}>
      <div className={styles.capacity}>
        <p className={styles.places}>
          <span className={styles.number}>{copy.places}</span> <span>{copy.placesOf}</span>
        </p>
        <CapacityMeter places={copy.places} taken={0} yours={copy.places} tone="free" large />
        <p className={styles.starts}>{copy.starts}</p>
      </div>
      <div className={styles.facts}>
        <h2 id="programme">{copy.programme}</h2>
        <dl>
          {copy.facts.map(({ name, text }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
);
