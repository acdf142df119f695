import { useState } from 'react';
import { paymentCopy as copy } from '#app/content/staff/payment-copy.ts';
import { recordCopy } from '#app/content/staff/record-copy.ts';
import { partyCopy, startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Stepper } from '#app/ui/form/stepper.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { centsFor, needsReason, vatuFor } from '#shared/staff/parties/payment-rule.ts';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { Choices } from '../press/choices.tsx';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import type { PartyView } from '../view/party-view.ts';
import { formatAud, partyName } from '../view/party-words.ts';
import {
  centsOf,
  firstDraft,
  handedOptions,
  type PayAction,
  type PaymentDraft,
  payAction,
  unpaidAdults,
  vatuOf,
} from './payment-draft.ts';
import styles from './payment-sheet.module.css';
import { SumGauge } from './sum-gauge.tsx';

const mainMethods: readonly PaymentMethod[] = ['cash-vuv', 'card', 'cash-aud'];
const rareMethods: readonly PaymentMethod[] = ['operator-account', 'complimentary'];

export interface PaymentSheetProps {
  view: PartyView;
  onPay: (action: PayAction) => void;
  onClose: () => void;
}

/** Payments that need more than one press: other methods, part of the party, change, or a custom sum. */
export function PaymentSheet({ view, onPay, onClose }: PaymentSheetProps) {
  const [draft, setDraft] = useState(() => firstDraft(view));
  const [isPartPayment, setIsPartPayment] = useState(
    view.visitStatus === 'part-here' || view.visitStatus === 'part-paid',
  );
  const change = (part: Partial<PaymentDraft>) => setDraft({ ...draft, handedOver: undefined, ...part });
  const { party, amountDue, guests, paidVuv } = view;
  const { method, adults } = draft;
  const max = unpaidAdults(view);
  const vatu = vatuOf(draft, view);
  const action = payAction(draft, view);
  const cents = method === 'cash-aud' ? centsOf(draft, view) : undefined;
  const isAud = method === 'cash-aud';
  const guestsInWords = view.here > 0 ? partyCopy.here(view.here) : partyCopy.adults(guests);
  return (
    <Sheet
      title={copy.title(partyName(view))}
      subtitle={copy.visit(
        guestsInWords,
        tourNames[party.tourType].toLowerCase(),
        startTimes.whole(party.time),
      )}
      onClose={onClose}
    >
      <Stack
        as="form"
        gap={14}
        onSubmit={(event) => {
          event.preventDefault();
          if (action) onPay(action);
        }}
      >
        <Text breaks="anywhere" above={8} className={styles.sum}>
          {isAud && cents !== undefined ? formatAud(cents) : formatFigure(vatu ?? 0)}
          {!isAud && (
            <Text as="small" tone="quiet" untracked>
              {vatu === amountDue ? copy.vuv : copy.of(amountDue)}
            </Text>
          )}
        </Text>
        {isAud && vatu !== undefined && (
          <Text size="fact" tone="quiet">
            {copy.audRate(vatu)}
          </Text>
        )}
        {isPartPayment && guests > 1 && party.due > 0 && (
          <SumGauge guests={guests} due={party.due} paid={paidVuv} payment={vatu ?? 0} />
        )}
        {adults !== undefined ? (
          <div>
            {isPartPayment && max > 1 && (
              <>
                <Text size="caption" below={6} aria-hidden="true">
                  {copy.paysFor}
                </Text>
                <Stepper
                  touch
                  value={String(adults)}
                  min={1}
                  max={max}
                  label={copy.paysFor}
                  fewerLabel={recordCopy.fewer}
                  moreLabel={recordCopy.more}
                  onChange={(count) => change({ adults: Number(count) })}
                  unit={copy.ofAdults(max)}
                />
              </>
            )}
            <Cluster as="p" gap={24} nowrap justify="end" className={styles.other}>
              {!isPartPayment && max > 1 && (
                <button type="button" onClick={() => setIsPartPayment(true)}>
                  {copy.part}
                </button>
              )}
              <button
                type="button"
                onClick={() => {
                  setIsPartPayment(true);
                  change({ adults: undefined });
                }}
              >
                {copy.anotherSum}
              </button>
            </Cluster>
          </div>
        ) : (
          <Field
            dense
            optional
            label={copy.sum}
            value={draft.typedVuv}
            type="sum"
            error={vatu === undefined && draft.typedVuv !== '' ? copy.sumProblem(amountDue) : undefined}
            hint={copy.sumProblem(amountDue)}
            onChange={(typedVuv) => change({ typedVuv })}
          />
        )}
        <Choices className={styles.methods} label={copy.methodLabel}>
          {[...mainMethods, ...rareMethods].map((option) => (
            <Press
              key={option}
              isSmall={rareMethods.includes(option)}
              isChosen={option === method}
              isDisabled={disabledReasonOf(option, party) !== undefined}
              onPress={() => change({ method: option })}
            >
              {disabledReasonOf(option, party) ?? copy.methods[option]}
            </Press>
          ))}
        </Choices>
        {needsReason(method, party) && (
          <Field
            dense
            optional
            label={copy.reason}
            value={draft.reason}
            hint={copy.reasonHint}
            maxLength={maxReasonLength}
            onChange={(reason) => change({ reason })}
          />
        )}
        {method === 'cash-vuv' && vatu !== undefined && (
          <HandedOver
            sum={vatu}
            notes={[1000, 5000, 10_000]}
            draft={draft}
            format={formatFigure}
            changeOf={(handedSum) => handedSum - vatu}
            onChange={(handedSum) => setDraft({ ...draft, handedOver: handedSum })}
          />
        )}
        {cents !== undefined && vatu !== undefined && (
          <HandedOver
            sum={cents}
            notes={[1000, 5000, 10_000]}
            draft={draft}
            format={formatAud}
            changeOf={(handedSum) => vatuFor(party.tourType, handedSum - cents) ?? 0}
            isAud
            onChange={(handedSum) => setDraft({ ...draft, handedOver: handedSum })}
          />
        )}
        <Press kind="commit" type="submit" isDisabled={action === undefined}>
          {copy.take(method, isAud && cents !== undefined ? formatAud(cents) : formatFigure(vatu ?? 0))}
          {isAud && vatu !== undefined && <small>{copy.inBooks(vatu)}</small>}
          {!isAud && vatu !== undefined && vatu < amountDue && <small>{copy.rest(amountDue - vatu)}</small>}
        </Press>
      </Stack>
    </Sheet>
  );
}

/** Why a party cannot pay in this way. */
function disabledReasonOf(
  method: PaymentMethod,
  { companyName, tourType }: PartyView['party'],
): string | undefined {
  if (method === 'operator-account' && companyName === undefined) return copy.noOperator;
  return method === 'cash-aud' && centsFor(tourType, 1) === undefined ? copy.noAudPrice : undefined;
}

interface HandedOverProps {
  sum: number;
  notes: readonly number[];
  draft: PaymentDraft;
  format: (sum: number) => string;
  /** Returns the change to give, in vatu. */
  changeOf: (handedSum: number) => number;
  isAud?: boolean;
  onChange: (handedSum: number) => void;
}

/** The sum handed over and the change to give. Only change in another currency is recorded. */
function HandedOver({
  sum,
  notes,
  draft,
  format,
  changeOf: change,
  isAud = false,
  onChange,
}: HandedOverProps) {
  const handedSum = draft.handedOver ?? sum;
  return (
    <div>
      <Text size="caption" below={6}>
        {copy.handedOver}
      </Text>
      <Choices className={styles.notes} label={copy.handedOver}>
        {handedOptions(sum, notes).map((option) => (
          <Press key={option} isChosen={option === handedSum} onPress={() => onChange(option)}>
            {format(option)}
          </Press>
        ))}
      </Choices>
      <Cluster
        as="p"
        nowrap
        align="baseline"
        justify="between"
        tone="quiet"
        above={10}
        className={styles.change}
        aria-live="polite"
      >
        {isAud ? copy.changeInVatu : copy.change}
        <b>{formatFigure(change(handedSum))}</b>
      </Cluster>
    </div>
  );
}
