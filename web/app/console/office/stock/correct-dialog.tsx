import { useState } from 'react';
import type { PasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { correctCopy as copy, stockCopy } from '#app/content/staff/stock-copy.ts';
import { withCount } from '#app/forms/with-count.ts';
import { Field } from '#app/ui/form/field.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StockLine } from '#shared/contracts/office/stock.ts';
import { ManageDialog } from '../people/manage-dialog.tsx';
import styles from './correct-dialog.module.css';
import {
  availableAfter,
  type CorrectionDraft,
  correctionOf,
  draftProblems,
  emptyDraft,
  inHouseBottles,
} from './correction-draft.ts';

export interface CorrectDialogProps {
  line: StockLine;
  /** Bottles of paid orders that are not shipped yet; undefined until loaded. */
  toShip: number | undefined;
  /** Whether the orders are still being loaded: a stocktake has to wait for them. */
  isLoadingOrders: boolean;
  correction: PasskeyCommand<CommandOf<'correctStock'>>;
  onClose: () => void;
}

/** Asks for the reason and number of a correction, and shows its result before it is sent. */
export function CorrectDialog({ line, toShip, isLoadingOrders, correction, onClose }: CorrectDialogProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const { isShown, show } = useShownProblems();
  const change = (changes: Partial<CorrectionDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const sold = toShip ?? 0;
  const problems = withCount(draftProblems(draft, sold));
  const resultingStock = availableAfter(draft, line, sold);
  const { reason } = draft;
  const mustWait = isLoadingOrders && reason === 'stocktake';
  const send = () => {
    if (mustWait) return;
    show();
    if (problems.bottles ?? problems.note) return;
    correction.submit(correctionOf(draft, line, sold));
  };
  return (
    <ManageDialog
      command={correction}
      title={stockCopy.correctOf(line.name)}
      confirmLabel={copy.save}
      busy={copy.saving}
      passkeyAction={copy.what}
      isForm
      onConfirm={send}
      onClose={onClose}
    >
      <Stack gap={12}>
        {mustWait ? (
          <p role="status">{copy.reading}</p>
        ) : (
          <p>{copy.now(inHouseBottles(line) + sold, line.held, sold)}</p>
        )}
        {toShip === undefined && !mustWait && reason === 'stocktake' && <p>{copy.unread}</p>}
        <RadioGroup
          label={copy.reason}
          name="reason"
          options={copy.reasons}
          value={reason}
          onChange={(next) => change({ reason: next })}
        />
        {reason === 'other' && (
          <RadioGroup
            label={copy.way}
            name="way"
            options={copy.ways}
            value={draft.way}
            onChange={(way) => change({ way })}
          />
        )}
        <Field
          label={copy.bottles[reason]}
          name="bottles"
          type="number"
          range={{ min: 0, step: 1 }}
          value={draft.bottles}
          onChange={(bottles) => change({ bottles })}
          autoComplete="off"
          error={isShown ? problems.bottles : undefined}
        />
        <Field
          label={reason === 'other' ? copy.note.needed : copy.note.optional}
          name="note"
          optional={reason !== 'other'}
          value={draft.note}
          onChange={(note) => change({ note })}
          maxLength={200}
          autoComplete="off"
          error={isShown ? problems.note : undefined}
        />
        <Text role="status" weight="strong" className={styles.result}>
          {resultingStock !== undefined && copy.result(line.available, resultingStock)}
        </Text>
      </Stack>
    </ManageDialog>
  );
}
