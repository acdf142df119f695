import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import type { TicketWords } from '../locales/locale.ts';
import { Table } from './table.tsx';
import { colour, serif } from './tokens.ts';

/** Width of the code with its quiet zone, in px. */
const codeWidth = 208;

export interface TicketStubProps {
  words: TicketWords;
  letters: string;
  /** `cid:` address of the attached picture; without it the letters stand alone. */
  picture: string | undefined;
}

/** The ticket: its code as an attached picture, and its letters as text. */
export function TicketStub({ words, letters, picture }: TicketStubProps) {
  return (
    <Table style={{ marginTop: 28, borderTop: `2px dashed ${colour.pline}` }}>
      <tr>
        {picture !== undefined && (
          <td
            className="stack"
            width={codeWidth}
            valign="middle"
            style={{ width: codeWidth, paddingTop: 16 }}
          >
            <img
              src={picture}
              alt={words.picture}
              width={codeWidth}
              height={codeWidth}
              style={{
                display: 'block',
                width: codeWidth,
                height: codeWidth,
                fontSize: 15,
                lineHeight: '23px',
                color: colour.ink2,
              }}
            />
          </td>
        )}
        <td className="stack" valign="middle" style={{ padding: '16px 0 0 16px' }}>
          <p style={{ margin: 0, fontFamily: serif, fontSize: 20, lineHeight: '28px', color: colour.ink }}>
            {words.heading}
          </p>
          <p
            style={{
              margin: '4px 0',
              fontFamily: serif,
              fontSize: 36,
              lineHeight: '44px',
              letterSpacing: '0.06em',
              whiteSpace: 'nowrap',
              color: colour.ink,
            }}
          >
            {spokenLetters(letters)}
          </p>
          <p style={{ margin: 0, fontSize: 15, lineHeight: '23px', color: colour.ink2 }}>{words.advice}</p>
        </td>
      </tr>
    </Table>
  );
}
