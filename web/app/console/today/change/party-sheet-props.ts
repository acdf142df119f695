import type { StaffClient } from '#app/console/api/staff-client.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { PartyView } from '../view/party-view.ts';

/** The text on the slip. */
export interface SlipText {
  readonly title: string;
  readonly text: string;
}

export interface PartySheetProps {
  /** The party as it was when the colleague opened the sheet. */
  view: PartyView;
  /** The party as the server has it now; undefined if it has left this day. */
  current: PartyView | undefined;
  now: Date;
  client: StaffClient;
  onDone: (party: Party, notice: SlipText) => void;
  /** Called after a refusal, since the day on screen may be outdated. */
  onRefused: () => void;
  onClose: () => void;
}
