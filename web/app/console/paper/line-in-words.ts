import { paperCopy as copy } from '#app/content/staff/paper-copy.ts';
import { payKeys } from '#app/content/staff/today-copy.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { PaperEntry, PaperPayment, PayLetters } from '#shared/paper/paper-line.ts';
import type { InterpretedEntry } from '#shared/paper/paper-reading.ts';
import { shortName } from '#shared/staff/parties/short-name.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { nameOfSlot } from '../review/facts.ts';
import { formatAud } from '../today/view/party-words.ts';

/** An entry in words. */
export interface EntryInWords {
  readonly status: 'read' | 'same' | 'asks' | 'wrong';
  readonly title: string;
  readonly detail: string;
}

const nameOf = (party: Party): string => shortName(party) ?? copy.walkIn;

export function entryInWords(
  interpreted: InterpretedEntry<Party>,
  letters: ReadonlyMap<string, Party>,
): EntryInWords {
  const { entry, party, text } = interpreted;
  switch (interpreted.status) {
    case 'wrong':
      return {
        status: 'wrong',
        title: copy.wrong[interpreted.problem.kind](interpreted.problem.word),
        detail: interpreted.problem.kind === 'nothing' ? text : copy.wrongHint,
      };
    case 'unknown':
      return {
        status: 'wrong',
        title: copy.unknown(entry?.letters ?? text),
        detail: copy.near(
          interpreted.near
            .flatMap((letterPair) => {
              const nearParty = letters.get(letterPair);
              return nearParty ? [`${letterPair} ${nameOf(nearParty)}`] : [];
            })
            .slice(0, 4)
            .join(', '),
        ),
      };
    case 'too-many': {
      const booked = party?.guestCount ?? 0;
      return {
        status: 'wrong',
        title: copy.tooMany(party ? nameOf(party) : text, booked, interpreted.guests),
        detail: copy.more(
          interpreted.guests - booked,
          party ? walkInToWrite(party, interpreted.guests - booked) : '',
        ),
      };
    }
    case 'asks': {
      const { question } = interpreted;
      const sum = sumOf(question.payment);
      const entryToWrite = `${letterOf(question.payment.method)}${amountOf(question.payment)}!`;
      return {
        status: 'asks',
        title: entryText(entry, party),
        detail:
          question.kind === 'operator'
            ? copy.asks.operator(question.company, sum, entryToWrite)
            : copy.asks['too-much'](question.owed, sum, entryToWrite),
      };
    }
    case 'same':
      return { status: 'same', title: entryText(entry, party), detail: copy.same };
    case 'read':
      return { status: 'read', title: entryText(entry, party), detail: entryTime(entry, party) };
  }
}

const otherLetters: Readonly<Record<Exclude<PaperPayment['method'], keyof PayLetters>, string>> = {
  'cash-aud': 'u',
  'operator-account': 'o',
  complimentary: 'f',
};

const letterOf = (method: PaperPayment['method']): string =>
  method === 'cash-vuv' || method === 'card' ? payKeys[method].toLowerCase() : otherLetters[method];

const amountOf = ({ method, amount = 0 }: PaperPayment): string =>
  method === 'cash-aud' ? String(amount / 100) : String(amount);

const sumOf = ({ method, amount = 0 }: PaperPayment): string =>
  method === 'cash-aud' ? formatAud(amount) : formatFigure(amount);

const walkInToWrite = ({ tourId, tourType }: Party, guests: number): string => {
  const time = (slotById(tourId)?.time ?? '').replace(/ [AP]M$/, '');
  return `W ${time} ${tourType === 'Tour and Tasting' ? copy.tour : copy.tasting} a${guests}`;
};

function entryText(entry: PaperEntry | undefined, party: Party | undefined): string {
  const { arrived, payments = [], isNoShow } = entry ?? {};
  const parts = [
    arrived !== undefined && copy.arrived(arrived, party?.guestCount ?? arrived),
    ...payments.map((payment) => copy.paid[payment.method](sumOf(payment))),
    isNoShow && copy.noShow,
  ].filter(Boolean);
  return copy.says(party ? nameOf(party) : copy.walkIn, parts.join(', '));
}

function entryTime(entry: PaperEntry | undefined, party: Party | undefined): string {
  const slot = slotById(party?.tourId ?? entry?.tourId ?? -1);
  const start = slot ? nameOfSlot(slot) : '';
  return entry?.at === undefined ? copy.noTime(start) : copy.at(start, timeLabel(entry.at));
}
