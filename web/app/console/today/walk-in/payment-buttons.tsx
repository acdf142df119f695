import { Cluster } from '#app/ui/layout/layout.tsx';
import { PartyButtons } from '../parties/party-buttons.tsx';
import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

export interface PaymentButtonsProps {
  /** The current party; undefined once it has left the screen. */
  view: PartyView | undefined;
  actions: PartyActions;
}

/** Cash and Card of a walk-in that was just added and is here. */
export const PaymentButtons = ({ view, actions }: PaymentButtonsProps) =>
  view?.visitStatus === 'here' && (
    <Cluster gap={8} nowrap flex={1}>
      <PartyButtons view={view} actions={actions} canArrive isHeldAtFirst onRemove={() => {}} />
    </Cluster>
  );
