import { type RefObject, useRef } from 'react';
import { confirmCopy as copy } from '../../content/confirm-copy.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { ChosenSlot } from './chosen-slot.ts';
import type { FieldName } from './confirm-form.ts';
import styles from './confirm-form-view.module.css';
import { Docket } from './docket.tsx';
import { FormPart } from './form-part.tsx';
import { GuestsPart } from './guests-part.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { type Confirm, useConfirm } from './use-confirm.ts';

type FieldRefs = Record<FieldName, RefObject<HTMLInputElement | null>>;

function useFieldRefs(): FieldRefs {
  return {
    guests: useRef<HTMLInputElement>(null),
    firstName: useRef<HTMLInputElement>(null),
    lastName: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
  };
}

/** The form, the docket that sums it up, and the button. */
export function ConfirmFormView({ chosen }: { chosen: ChosenSlot }) {
  const confirm = useConfirm(chosen);
  const refs = useFieldRefs();
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={confirm.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        const toMend = confirm.submit();
        if (toMend) refs[toMend].current?.focus();
      }}
    >
      <div className={styles.parts}>
        <GuestsPart confirm={confirm} chosen={chosen} fieldRef={refs.guests} />
        <FormPart title={copy.language}>
          <RadioGroup
            label={copy.languageLabel}
            name="preferredLanguage"
            options={confirm.language.options}
            value={confirm.language.value}
            note={confirm.language.note ?? copy.languageFree}
            onChange={(language) => confirm.change({ language })}
          />
        </FormPart>
        <Details confirm={confirm} refs={refs} />
      </div>
      <div className={styles.docket}>
        <Docket chosen={chosen} confirm={confirm} />
      </div>
      <SubmitBar chosen={chosen} confirm={confirm} />
    </form>
  );
}

const Details = ({ confirm, refs }: { confirm: Confirm; refs: FieldRefs }) => {
  const bind = (name: Exclude<FieldName, 'guests'>) => ({
    name,
    ref: refs[name],
    value: confirm.form[name],
    error: confirm.problems[name],
    onChange: (value: string) => confirm.change({ [name]: value }),
    onLeave: () => confirm.leave(name),
  });
  return (
    <FormPart title={copy.details}>
      <div className={styles.details}>
        <Field {...bind('firstName')} label={copy.firstName} autoComplete="given-name" />
        <Field {...bind('lastName')} label={copy.lastName} autoComplete="family-name" />
        <div className={styles.email}>
          <Field
            {...bind('email')}
            label={copy.email}
            type="email"
            autoComplete="email"
            hint={copy.emailHint}
          />
        </div>
      </div>
    </FormPart>
  );
};
