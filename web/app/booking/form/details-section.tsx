import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import {
  type GuestField,
  type GuestFieldName,
  guestFieldNames,
  guestFields,
} from '#app/content/booking/guest-fields.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Panel, Stack } from '#app/ui/layout/layout.tsx';
import type { BookingForm, FieldName, FieldProblems } from './booking-form.ts';
import { FormSection } from './form-section.tsx';

export interface DetailsSectionProps {
  form: BookingForm;
  problems: FieldProblems;
  onChange: (change: Partial<BookingForm>) => void;
  onLeave: (field: FieldName) => void;
  /** Copy for an operator who books for a guest; it disables autocomplete. */
  forGuest?: { title: string; emailHint: string };
}

export function DetailsSection({ form, problems, onChange, onLeave, forGuest }: DetailsSectionProps) {
  const field = (name: GuestFieldName) => {
    const { isWide, problem: _check, changed: _message, ...field }: GuestField = guestFields[name];
    return (
      <Panel key={name} span={isWide ? 'all' : undefined}>
        <Field
          {...field}
          {...(forGuest && { autoComplete: 'off' })}
          {...(forGuest && name === 'email' && { hint: forGuest.emailHint })}
          name={name}
          value={form[name]}
          error={problems[name]}
          onChange={(value) => onChange({ [name]: value })}
          onLeave={() => onLeave(name)}
        />
      </Panel>
    );
  };
  return (
    <FormSection title={forGuest?.title ?? copy.details}>
      <Stack gap={24} gapX="gutter" abreast={2}>
        {guestFieldNames.map(field)}
      </Stack>
    </FormSection>
  );
}
