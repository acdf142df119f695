import { useState } from 'react';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { Refusal } from '#app/console/page/outcome.tsx';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { tillCopy as copy } from '#app/content/staff/till-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { OpenTill } from '#shared/contracts/staff/till.ts';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import {
  type CountedMethod,
  countedMethods,
  countLines,
  expectedAmounts,
  hasDifference,
  sumOfChange,
} from '#shared/staff/till/till-count.ts';
import { changeNote, tillMethods } from '#shared/staff/till/till-words.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';
import styles from './count-form.module.css';
import { CountRow } from './count-row.tsx';
import { countedAmounts, emptyFields, isComplete } from './typed-amounts.ts';

const UndecidedNote = lazyPart(async () => (await import('../../review/undecided-note.tsx')).UndecidedNote);

export interface CountFormProps {
  x: OpenTill;
  isSending: boolean;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
  /** Called when every method is counted. */
  onCounted: () => void;
  onClose: (closing: Pick<CommandOf<'closeTill'>, 'counted' | 'reason'>) => void;
}

/**
 * The count of the till, with the button that closes it. A method shows its expected sum only once it is counted, so that
 * the count is independent of it. Typed sums stay when the till changes.
 */
export function CountForm({ x, isSending, refusal, onCounted, onClose }: CountFormProps) {
  const [typedAmounts, setTypedAmounts] = useState(emptyFields);
  /** Fields that the manager has left with a sum in them. */
  const [leftFields, setLeftFields] = useState<readonly CountedMethod[]>([]);
  const [reason, setReason] = useState('');
  const { isShown, show } = useShownProblems();
  const { total } = cashUp(x.lines);
  const reversals = x.lines.filter(({ reverses }) => reverses !== undefined).length;
  const expected = expectedAmounts(x.lines);
  const counted = countedAmounts(typedAmounts, expected);
  const isCounted = (method: CountedMethod, before = leftFields) =>
    counted[method] !== undefined && (before.includes(method) || typedAmounts[method].trim() === '');
  const markLeft = (methods: readonly CountedMethod[]) => {
    const now = [...leftFields, ...methods.filter((method) => counted[method] !== undefined)];
    setLeftFields(now);
    if (countedMethods.every((method) => isCounted(method, now))) onCounted();
  };
  const lines = isComplete(counted) ? countLines(x.lines, counted) : [];
  const changeText = changeNote(sumOfChange(x.lines));
  const missing: Partial<Record<string, string>> = withCount(
    Object.fromEntries(
      countedMethods.flatMap((method) =>
        counted[method] === undefined ? [[method, copy.missing[method]]] : [],
      ),
    ),
  );
  const isDifferent = hasDifference(lines);
  const isReasonMissing = isDifferent && reason.trim() === '';
  const close = () => {
    markLeft(countedMethods);
    if (isComplete(counted) && !isReasonMissing)
      onClose({ counted, ...(isDifferent && { reason: reason.trim() }) });
    else show();
  };
  const isAllCounted = countedMethods.every((method) => isCounted(method));
  const uncounted = (['operator-account', 'complimentary'] as const).filter(
    (method) => total.byMethod[method],
  );
  return (
    // Enter in a field does not close the till; only the button does.
    <Stack skipEmpty as="form" gap={16} noValidate onSubmit={(event) => event.preventDefault()}>
      <Heading size="section-title">{copy.count}</Heading>
      <div>
        <p className={styles.head} aria-hidden="true">
          <span />
          <span>{copy.expected}</span>
          <span>{copy.counted}</span>
          <span>{copy.difference}</span>
        </p>
        {countedMethods.map((method) => (
          <CountRow
            key={method}
            method={method}
            expected={leftFields.includes(method) ? expected[method] : undefined}
            counted={counted[method]}
            value={typedAmounts[method]}
            error={isShown ? missing[method] : undefined}
            onChange={(value) => setTypedAmounts((before) => ({ ...before, [method]: value }))}
            onLeave={() => markLeft([method])}
          />
        ))}
        {uncounted.map((method) => (
          <Grid
            key={method}
            as="p"
            gap={4}
            gapX={16}
            align="center"
            padY={10}
            rule="above"
            className={styles.row}
          >
            <Text as="span" size="name">
              {tillMethods[method]}
            </Text>
            <Text as="span" tone="quiet" className={styles.expected}>
              {formatSigned(total.byMethod[method]?.vatu ?? 0)}
            </Text>
            <Text as="span" tone="quiet" set="right" className={styles.not}>
              {copy.notCounted}
            </Text>
          </Grid>
        ))}
      </div>
      {changeText && (
        <Text size="fact" tone="quiet">
          {changeText}
        </Text>
      )}
      {isDifferent && isAllCounted && (
        <Field
          label={copy.why(lines)}
          name="reason"
          value={reason}
          onChange={setReason}
          maxLength={maxReasonLength}
          autoComplete="off"
          hint={copy.whyHint}
          error={isShown && isReasonMissing ? copy.noReason : undefined}
        />
      )}
      <LazyPart>
        <UndecidedNote />
      </LazyPart>
      <Refusal text={refusal} />
      <Button kind="commit" onClick={close} busy={isSending ? copy.closing : undefined}>
        <span>
          {copy.close(x.number)}
          <Text as="small" block size="note">
            {copy.closeNote(x.lines.length - reversals, reversals, isAllCounted ? total.takenVuv : undefined)}
          </Text>
        </span>
      </Button>
    </Stack>
  );
}
