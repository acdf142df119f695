import { useId } from 'react';
import { Cluster, Panel } from '#app/ui/layout/layout.tsx';
import { FieldError } from './field-error.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  label: string;
  name?: string | undefined;
  /** Text in the field: a whole number except while typing. */
  value: string;
  /** Shown after the number, unless the label names it. */
  unit?: string;
  min: number;
  max: number;
  onChange: (value: string) => void;
  fewerLabel: string;
  moreLabel: string;
  error?: string | undefined;
  /** Id of a related text, such as the availability. */
  describedBy?: string | undefined;
  /** 44 px high, for a line of a record. */
  small?: boolean;
  /** Style of the console's sheets: without a field, whose keyboard would cover the sheet. */
  touch?: boolean;
  onLeave?: () => void;
}

/** A number between two limits: minus, an editable field or the number, plus. */
export function Stepper(props: StepperProps) {
  const { label, name, value, unit, min, max, onChange, fewerLabel, moreLabel, error, describedBy } = props;
  const { small, touch, onLeave } = props;
  const id = useId();
  const number = Number.parseInt(value, 10);
  const current = Number.isNaN(number) ? min - 1 : number;
  const stepTo = (next: number) => onChange(String(Math.min(Math.max(next, min), max)));
  const Frame = touch ? 'fieldset' : 'div';
  return (
    <Frame aria-label={touch ? label : undefined}>
      <div
        className={[styles.stepper, small && styles.small, touch && styles.touch].filter(Boolean).join(' ')}
      >
        <button
          type="button"
          className={styles.step}
          aria-label={fewerLabel}
          aria-disabled={current <= min || undefined}
          onClick={() => current > min && stepTo(current - 1)}
        >
          −
        </button>
        {touch ? (
          <Cluster as="output" gap={8} nowrap align="center" justify="center" className={styles.shown}>
            <b>{value}</b> {unit}
          </Cluster>
        ) : (
          <Cluster as="label" gap={8} nowrap align="baseline" justify="center" className={styles.count}>
            <input
              id={id}
              name={name}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={1}
              value={value}
              aria-label={label}
              aria-invalid={error ? true : undefined}
              aria-describedby={[error && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onLeave}
            />
            {unit && <span>{unit}</span>}
          </Cluster>
        )}
        <button
          type="button"
          className={styles.step}
          aria-label={moreLabel}
          aria-disabled={current >= max || undefined}
          onClick={() => current < max && stepTo(current + 1)}
        >
          +
        </button>
      </div>
      <Panel above={12} className="collapses">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Panel>
    </Frame>
  );
}
