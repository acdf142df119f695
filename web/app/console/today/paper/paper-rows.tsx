import { runSheetCopy as copy } from '#app/content/staff/run-sheet-copy.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import type { PartyView } from '../view/party-view.ts';
import { fullName } from '../view/whole-name.ts';
import { remarksOf } from './day-on-paper.ts';
import styles from './run-sheet-paper.module.css';

/** A party: its two letters above its six, the name, the notes in full, a box per guest, and blanks for cash and card payments. */
export function PartyRow({ view, sheetLetters }: { view: PartyView; sheetLetters: string | undefined }) {
  const { party, guests, here, noShow, visitStatus, amountDue } = view;
  const isMissing = visitStatus === 'no-show';
  return (
    <tr className={styles.party}>
      <td className={styles.letters}>
        {sheetLetters && <span className={styles.two}>{sheetLetters}</span>}
        <span className={styles.six}>{spokenLetters(party.sixLetters)}</span>
      </td>
      <td className={styles.name}>
        <bdi>{fullName(view)}</bdi>
        {remarksOf(view).map((remark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: remarks may repeat and are never reordered
          <small key={index}>
            <bdi>{remark}</bdi>
          </small>
        ))}
      </td>
      <td>
        <span className={styles.boxes}>
          {Array.from({ length: Math.max(guests, here) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one box per guest
            <i key={index}>{index < here ? '×' : ''}</i>
          ))}
        </span>
      </td>
      <td className={styles.due}>{dueText(view)}</td>
      <td className={styles.line}>{amountDue > 0 && !isMissing && <u />}</td>
      <td className={styles.line}>{amountDue > 0 && !isMissing && <u />}</td>
      <td className={styles.missing}>
        <span className={styles.boxes}>
          <i>{noShow > 0 ? (isMissing ? '×' : noShow) : ''}</i>
        </span>
      </td>
    </tr>
  );
}

function dueText({ visitStatus, amountDue, party }: PartyView): string {
  if (visitStatus === 'no-show') return '';
  if (amountDue > 0) return formatFigure(amountDue);
  return party.due === 0 && party.companyName !== undefined ? copy.account : copy.paid;
}

/** An empty row for a walk-in. */
export const WalkInRow = ({ label }: { label: string }) => (
  <tr className={styles.walkIn}>
    <td className={styles.letters}>W</td>
    <td className={styles.lead}>
      <span>
        {label} <u />
      </span>
    </td>
    <td className={styles.line}>
      <u />
    </td>
    <td />
    <td className={styles.line}>
      <u />
    </td>
    <td className={styles.line}>
      <u />
    </td>
    <td />
  </tr>
);
