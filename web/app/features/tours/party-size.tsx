import { useState } from 'react';
import { adultsCopy } from '#app/content/booking/adults-copy.ts';
import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import { Stepper } from '#app/ui/form/stepper.tsx';
import { Panel, Text } from '#app/ui/layout/layout.tsx';
import { guestCountProblem, parseGuestCount } from '#shared/booking/guests.ts';
import { capacity } from '#shared/booking/terms.ts';
import styles from './party-questions.module.css';

export interface PartySizeProps {
  guests: number;
  onChange: (guests: number) => void;
}

/** Number of adults. Invalid input stays in the field, with an error. */
export function PartySize({ guests, onChange }: PartySizeProps) {
  const [typedText, setTypedText] = useState<string>();
  const error = typedText ? guestCountProblem(Number(typedText)) : undefined;
  return (
    <Panel as="fieldset" shrinks className={styles.count}>
      <Text as="legend" size="note" weight="strong" below={6} className={styles.question}>
        {copy.howMany} <span>{adultsCopy.many}</span>
      </Text>
      <Stepper
        label={adultsCopy.label}
        value={typedText ?? String(guests)}
        min={1}
        max={capacity}
        fewerLabel={adultsCopy.fewer}
        moreLabel={adultsCopy.more}
        error={error}
        onLeave={() => error === undefined && setTypedText(undefined)}
        onChange={(value) => {
          const count = parseGuestCount(value);
          setTypedText(count === undefined ? value : undefined);
          if (count !== undefined) onChange(count);
        }}
      />
    </Panel>
  );
}
