import type { HTMLInputAutoCompleteAttribute } from 'react';
import { operatorCopy as copy } from '#app/content/operator/operator-copy.ts';
import { useTextForm } from '#app/forms/use-text-form.ts';
import { requestOperatorAccess } from '#app/requests/request-operator-access.ts';
import { Field } from '#app/ui/form/field.tsx';
import { FormLayout, WideField } from '#app/ui/form/form-layout.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Select } from '#app/ui/form/select.tsx';
import { TrapField } from '#app/ui/form/trap-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import {
  chargingModels,
  maxLengthOf,
  type OperatorDraft,
  operatorRules,
  operatorTypes,
  tourFrequencies,
  waitingChoices,
} from '#shared/operators/operator-request.ts';
import { trapField } from '#shared/values/trap.ts';
import { incompleteMessageOf, refusalOf } from './refusal.tsx';

type TextField = Parameters<typeof maxLengthOf>[0];
type VisibleField = Exclude<keyof OperatorDraft, typeof trapField>;

/** Request form for operators with the specified messages (§5, §8). */
export function RequestForm() {
  const request = useTextForm({
    rules: operatorRules,
    send: requestOperatorAccess,
    trap: trapField,
    failureEvent: 'operator-request-not-sent',
  });
  const { draft, problems, status } = request;
  const incompleteMessage = incompleteMessageOf(request);
  const bind = (name: VisibleField) => ({
    name,
    label: copy.labels[name],
    error: problems[name],
    onChange: (value: string) => request.change(name, value),
  });
  const text = (name: TextField | 'email', autoComplete: HTMLInputAutoCompleteAttribute) => ({
    ...bind(name),
    value: draft[name],
    autoComplete,
    onLeave: () => request.leave(name),
    ...(name === 'email' ? {} : { maxLength: maxLengthOf(name) }),
  });
  const choice = <Value extends string>(
    name: 'chargingModel' | 'waitsOnSite',
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => ({
    ...bind(name),
    options: values.map((value) => ({ value, label: labels[value] })),
    value: values.find((value) => value === draft[name]),
  });
  return (
    <FormLayout
      sendLabel={copy.send}
      sendingLabel={copy.sending}
      isSending={status === 'sending'}
      formProps={request.formProps}
      doneMessage={status === 'sent' && copy.sent}
      failureMessage={refusalOf(request)}
    >
      <Field {...text('companyName', 'organization')} />
      <Field {...text('contactName', 'name')} />
      <Field {...text('email', 'email')} type="email" hint={copy.hints.email} />
      <Field {...text('mobilePhone', 'tel')} type="tel" hint={copy.hints.mobilePhone} />
      <Select
        {...bind('operatorType')}
        options={operatorTypes}
        labelOf={copy.choice}
        value={draft.operatorType}
        placeholder={copy.choose}
      />
      <Select
        {...bind('tourFrequency')}
        options={tourFrequencies}
        labelOf={copy.choice}
        value={draft.tourFrequency}
        placeholder={copy.choose}
      />
      <WideField label={copy.labels.chargingModel}>
        <RadioGroup {...choice('chargingModel', chargingModels, copy.charging)} note={copy.chargingNote} />
      </WideField>
      <WideField label={copy.labels.waitsOnSite}>
        <RadioGroup {...choice('waitsOnSite', waitingChoices, copy.waits)} />
      </WideField>
      <TrapField
        name={trapField}
        label={copy.trap}
        value={draft[trapField]}
        onChange={(value) => request.change(trapField, value)}
      />
      {incompleteMessage && (
        <WideField>
          <Notice kind="refused">{incompleteMessage}</Notice>
        </WideField>
      )}
    </FormLayout>
  );
}
