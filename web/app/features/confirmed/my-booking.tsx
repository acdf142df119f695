import { lastShownBooking } from '#app/booking/last-shown-booking.ts';
import { unbrokenMoment } from '#app/booking/unbroken-time.ts';
import { useTitle } from '#app/booking/use-title.ts';
import { myBookingCopy as copy } from '#app/content/booking/my-booking-copy.ts';
import { type TextForm, useTextForm } from '#app/forms/use-text-form.ts';
import { client } from '#app/requests/client.ts';
import { Card } from '#app/ui/card.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Field } from '#app/ui/form/field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { TrapField } from '#app/ui/form/trap-field.tsx';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { bookingPath } from '#shared/booking/confirm-path.ts';
import { myBookingMessages } from '#shared/booking/messages/my-booking-messages.ts';
import { parseReference } from '#shared/booking/reference.ts';
import { slotOf } from '#shared/booking/slots.ts';
import type { FormRules } from '#shared/values/form-problems.ts';
import { emailProblem } from '#shared/values/guest-details.ts';
import { textProblem } from '#shared/values/text-problem.ts';
import { trapField, withTrap } from '#shared/values/trap.ts';
import styles from './my-booking.module.css';

export interface MyBookingProps {
  /** Contact for help. */
  help: string;
  /** Set when the visitor comes from the page of an unknown reference. */
  takesFocus?: boolean;
  onFound: (reference: string) => void;
}

/** Opens a booking by reference and email address, or requests an email with lost references. */
export function MyBooking({ help, takesFocus, onFound }: MyBookingProps) {
  useTitle(copy.title);
  return (
    <>
      <Stack gap={16} gapX="gutter" tone="quiet" className={styles.head}>
        <h1 tabIndex={-1} ref={takesFocus ? focusOn : null}>
          {copy.title}
        </h1>
        <Stack gap={8} className={styles.about}>
          <p>{copy.lead}</p>
          <p>{copy.noReference}</p>
        </Stack>
      </Stack>
      <LastShownBooking />
      <Card>
        <Stack className={styles.record}>
          <OpenForm onFound={onFound} />
          <LostReferenceForm />
        </Stack>
        <Text size="small" tone="quiet" className={styles.help}>
          {help}
        </Text>
      </Card>
    </>
  );
}

/** Opens the booking last shown in this tab, so that a guest who has just booked does not need the email. */
function LastShownBooking() {
  const reference = parseReference(lastShownBooking.read() ?? '');
  if (reference === undefined) return null;
  const { text, date, time, type } = reference;
  return (
    <Text below={32}>
      <TextLink alone to={bookingPath(text)}>
        {copy.lastShown(unbrokenMoment({ slot: slotOf(time, type), date }))}
      </TextLink>
    </Text>
  );
}

const openFormRules: FormRules<'reference' | 'email'> = {
  fields: ['reference', 'email'],
  problem: (field, value) =>
    field === 'email'
      ? emailProblem(value)
      : textProblem(value, { name: copy.referenceName, maxLength: 100 }),
};
const lostReferenceRules = withTrap({ fields: ['email'], problem: (_, value) => emailProblem(value) });

function OpenForm({ onFound }: { onFound: (reference: string) => void }) {
  const form = useTextForm({
    rules: openFormRules,
    send: async (draft) => onFound((await client('openBooking', { body: draft })).reference),
    failureEvent: 'booking-not-opened',
  });
  return (
    <Stack
      skipEmpty
      {...form.formProps}
      as="form"
      gap={24}
      pack="start"
      items="start"
      className={styles.form}
      aria-labelledby="open-booking"
    >
      <Heading id="open-booking" size="h3">
        {copy.open}
      </Heading>
      <Field
        {...bind(form, 'reference')}
        label={copy.reference}
        hint={copy.referenceHint}
        autoComplete="off"
        maxLength={100}
      />
      <Field {...bind(form, 'email')} label={copy.email} type="email" autoComplete="email" />
      <SubmitButton busy={form.status === 'sending' ? copy.opening : undefined}>{copy.submit}</SubmitButton>
      <SubmitFailure form={form} />
    </Stack>
  );
}

function LostReferenceForm() {
  const form = useTextForm({
    rules: lostReferenceRules,
    send: async (draft) => void (await client('requestReferences', { body: draft })),
    trap: trapField,
    failureEvent: 'references-not-requested',
  });
  return (
    <Stack
      skipEmpty
      {...form.formProps}
      as="form"
      gap={24}
      pack="start"
      items="start"
      className={styles.form}
      aria-labelledby="lost-reference"
    >
      <Heading id="lost-reference" size="h3">
        {copy.lost}
      </Heading>
      <Text tone="quiet">{copy.lostLead}</Text>
      <Field {...bind(form, 'email')} label={copy.lostEmail} type="email" autoComplete="email" />
      <TrapField
        name={trapField}
        label={copy.trap}
        value={form.draft[trapField]}
        onChange={(value) => form.change(trapField, value)}
      />
      <SubmitButton kind="secondary" busy={form.status === 'sending' ? copy.requesting : undefined}>
        {copy.request}
      </SubmitButton>
      <div role="status">
        {form.status === 'sent' && form.sentDraft && (
          <Notice kind="done">{myBookingMessages.referencesRequestedFor(form.sentDraft.email)}</Notice>
        )}
      </div>
      <SubmitFailure form={form} />
    </Stack>
  );
}

const bind = <Name extends string>(form: TextForm<Name>, name: Name) => ({
  name,
  value: form.draft[name],
  error: form.problems[name],
  onChange: (value: string) => form.change(name, value),
  onLeave: () => form.leave(name),
});

const SubmitFailure = ({ form: { failure } }: { form: { failure: Error | undefined } }) => (
  <div role="alert">{failure && <Notice kind="refused">{failure.message}</Notice>}</div>
);
