import { useId } from 'react';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { maxDeviceNameLength } from '#shared/staff/sign-in/people.ts';
import styles from './device-name-field.module.css';

export interface DeviceNameFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  /** Whether the name is being sent. */
  isFixed: boolean;
  onChange: (value: string) => void;
}

/** The name of the device, on one line with its label. */
export function DeviceNameField({ label, value, error, isFixed, onChange }: DeviceNameFieldProps) {
  const id = useId();
  return (
    <div>
      <Cluster gapX={16} align="center" className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          name="device"
          value={value}
          maxLength={maxDeviceNameLength}
          autoComplete="off"
          spellCheck={false}
          readOnly={isFixed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </Cluster>
      {error && (
        <Text id={`${id}-error`} tone="no" padTop={8} className={styles.error}>
          {error}
        </Text>
      )}
    </div>
  );
}
