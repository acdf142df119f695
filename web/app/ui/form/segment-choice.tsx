import choice from '#app/ui/form/choice.module.css';
import { Panel, Text } from '#app/ui/layout/layout.tsx';
import styles from './segment-choice.module.css';

export interface SegmentChoiceProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Segments of equal width. */
  even?: boolean;
}

/** One of a few short options, all visible: radio buttons in one frame. */
export function SegmentChoice<Value extends string>(props: SegmentChoiceProps<Value>) {
  const { legend, name, options, value, onChange, even = false } = props;
  return (
    <Panel as="fieldset" shrinks>
      <Text as="legend" size="note" weight="strong" below={6}>
        {legend}
      </Text>
      <div className={even ? `${styles.segments} ${styles.even}` : styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={choice.cover}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Panel>
  );
}
