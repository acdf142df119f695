import type { ReactNode } from 'react';
import { partyCopy as copy, payKeys } from '#app/content/staff/today-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { formatFigure } from '#shared/values/written-amount.ts';
import { Press } from '../press/press.tsx';
import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';
import { partyName } from '../view/party-words.ts';
import styles from './party-buttons.module.css';
import { useHeld } from './use-held.ts';
import { useOnRemove } from './use-preserved-focus.ts';

export interface PartyButtonsProps {
  view: PartyView;
  actions: PartyActions;
  /** Whether guests can arrive; false before the party's day. */
  canArrive: boolean;
  /** Whether shortcut letters are shown. */
  hasHints?: boolean;
  /** Whether Cash and Card show the sum. */
  hasSums?: boolean;
  /** Whether the buttons appear where another button was, and so ignore presses at first. */
  isHeldAtFirst?: boolean;
  /** Called before these buttons are replaced or removed. */
  onRemove: () => void;
}

/** The buttons for the next action of a party: arrival, then payment. */
export function PartyButtons(props: PartyButtonsProps) {
  const { visitStatus } = props.view;
  const isHeld = useHeld(visitStatus, props.isHeldAtFirst);
  return (
    <RemovalNotifier key={visitStatus} onRemove={props.onRemove}>
      <StatusButtons {...props} isHeld={isHeld} />
    </RemovalNotifier>
  );
}

function RemovalNotifier({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  useOnRemove(onRemove);
  return children;
}

function StatusButtons({
  view,
  actions,
  canArrive,
  hasHints,
  hasSums,
  isHeld,
}: PartyButtonsProps & { isHeld: boolean }) {
  const { visitStatus, amountDue, awaited, isReduced } = view;
  const name = partyName(view);
  const hint = (key: string) =>
    hasHints && <Text as="span" align="center" justify="center" className={styles.key} data-key={key} />;
  const sum = hasSums && <small>{formatFigure(amountDue)}</small>;
  // The accessible name begins with the text on the button, for voice control.
  const payLabel = (shortLabel: string, longLabel: string) =>
    hasSums ? copy.sumLabel(shortLabel, name, amountDue) : longLabel;
  const oneMoreButton = (
    <Cluster as="span" nowrap className={styles.one}>
      <Press
        kind="line"
        isGuarded
        label={copy.moreArrivedLabel(name)}
        onPress={() => actions.arrive(view, 1)}
      >
        {copy.restArrived(1)}
      </Press>
    </Cluster>
  );
  switch (visitStatus) {
    case 'to-come':
      if (!canArrive) return null;
      return (
        <>
          {awaited > 1 && oneMoreButton}
          <Press
            isHeld={isHeld}
            isGuarded
            label={copy.arrivedLabel(name)}
            isRow={hasHints === true}
            onPress={() => actions.arrive(view, awaited)}
          >
            {copy.arrived} {hint('A')}
          </Press>
        </>
      );
    case 'part-here':
      return (
        <>
          {oneMoreButton}
          {amountDue > 0 && (
            <Press
              kind="commit"
              isHeld={isHeld}
              label={copy.payLabel(copy.pay, name)}
              onPress={() => actions.openPayment(view)}
            >
              {copy.pay}
            </Press>
          )}
        </>
      );
    case 'here':
      // The sum is hidden until a colleague is identified.
      return isReduced ? (
        <Press kind="commit" label={copy.payLabel(copy.pay, name)} onPress={() => actions.openPayment(view)}>
          {copy.pay}
        </Press>
      ) : (
        <>
          <Press
            kind="commit"
            isHeld={isHeld}
            label={payLabel(copy.cash, copy.cashLabel(name, amountDue))}
            isRow={hasHints === true}
            onPress={() => actions.pay(view, 'cash-vuv')}
          >
            {copy.cash} {hint(payKeys['cash-vuv'])} {sum}
          </Press>
          <Press
            kind="commit"
            isHeld={isHeld}
            label={payLabel(copy.card, copy.cardLabel(name, amountDue))}
            isRow={hasHints === true}
            onPress={() => actions.pay(view, 'card')}
          >
            {copy.card} {hint(payKeys.card)} {sum}
          </Press>
        </>
      );
    case 'part-paid':
      return (
        <Press
          kind="commit"
          isHeld={isHeld}
          label={copy.payLabel(copy.payRest, name)}
          onPress={() => actions.openPayment(view)}
        >
          {copy.payRest}
        </Press>
      );
    default:
      return null;
  }
}
