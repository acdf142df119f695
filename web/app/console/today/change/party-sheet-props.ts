import type { StaffClient } from '#app/console/api/staff-client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { PartyView } from '../view/party-view.ts';

/** What the slip says. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

export interface PartySheetProps {
  /** As the colleague opened it; what they decide, they decide about this. */
  view: PartyView;
  /** As the server has it now; undefined when it is no longer on this day. */
  current: PartyView | undefined;
  now: Date;
  client: StaffClient;
  onDone: (party: Party, said: Said) => void;
  /** The day on screen is not the server's. */
  onRefused: () => void;
  onClose: () => void;
}
