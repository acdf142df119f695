import { confirmCopy as copy } from '../../content/confirm-copy.ts';
import { type ChosenSlot, pricedGuests } from '../../ui/booking-form/booking-form.ts';
import { DetailsPart, useFieldRefs } from '../../ui/booking-form/details-part.tsx';
import { FormPart } from '../../ui/booking-form/form-part.tsx';
import { GuestsPart } from '../../ui/booking-form/guests-part.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './confirm-form-view.module.css';
import { Docket } from './docket.tsx';
import { MovedOn } from './moved-on.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { type Draft, useConfirm } from './use-confirm.ts';
import type { WayOn } from './way-on.ts';
import { WayOnLink } from './way-on-link.tsx';

export interface ConfirmFormViewProps {
  chosen: ChosenSlot;
  draft: Draft;
  /** A link from another start has led here. */
  hasMoved: boolean;
  onFollow: (wayOn: WayOn) => void;
}

/** The form, the docket that sums it up, and the button. */
export function ConfirmFormView({ chosen, draft, hasMoved, onFollow }: ConfirmFormViewProps) {
  const confirm = useConfirm(chosen, draft);
  const { waysOn } = confirm;
  const toOther = { guests: pricedGuests(confirm.form), onFollow };
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
        {hasMoved && <MovedOn chosen={chosen} />}
        <GuestsPart
          form={confirm.form}
          room={confirm.room}
          check={confirm.check}
          error={confirm.problems.guests}
          whenFull={<TextLink to={`/tours?date=${chosen.date}`}>{copy.otherTime}</TextLink>}
          wayOn={<WayOnLink wayOn={waysOn.room} {...toOther} />}
          onChange={(guests) => confirm.change({ guests })}
          fieldRef={refs.guests}
        />
        <FormPart title={copy.language}>
          <RadioGroup
            label={copy.languageLabel}
            name="preferredLanguage"
            options={confirm.language.options}
            value={confirm.language.value}
            note={confirm.language.note ?? copy.languageFree}
            onChange={(language) => confirm.change({ language })}
          />
          <WayOnLink wayOn={waysOn.language} {...toOther} />
        </FormPart>
        <DetailsPart
          form={confirm.form}
          problems={confirm.problems}
          onChange={confirm.change}
          onLeave={confirm.leave}
          refs={refs}
        />
      </div>
      <div className={styles.docket}>
        <Docket chosen={chosen} confirm={confirm} />
      </div>
      <SubmitBar chosen={chosen} confirm={confirm} />
    </form>
  );
}
