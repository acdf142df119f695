import type { RareAction } from '../view/party-actions.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import type { PartySheetProps } from './party-sheet-props.ts';
import { ResendSheet } from './resend-sheet.tsx';

const sheets = { change: ChangeSheet, cancel: CancelSheet, resend: ResendSheet };

/** The sheet that changes or cancels a party, or sends its confirmation again. */
export function PartySheet({ kind, ...props }: PartySheetProps & { kind: RareAction }) {
  const KindOfSheet = sheets[kind];
  return <KindOfSheet {...props} />;
}
