import { Cluster } from '#app/ui/layout/layout.tsx';
import { PartyKeys } from '../parties/party-keys.tsx';
import type { PartyActions } from '../view/party-actions.ts';
import type { PartyView } from '../view/party-view.ts';

export interface PayingKeysProps {
  /** As it is now; undefined where it has left the screen. */
  view: PartyView | undefined;
  actions: PartyActions;
}

/** Cash and Card of a walk-in that was just added and is here. */
export const PayingKeys = ({ view, actions }: PayingKeysProps) =>
  view?.standing === 'here' && (
    <Cluster gap={8} nowrap flex={1}>
      <PartyKeys view={view} actions={actions} canArrive isHeldAtFirst onGo={() => {}} />
    </Cluster>
  );
