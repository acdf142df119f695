import { colour } from './tokens.ts';
import { useTypesetting } from './typesetting.ts';

/** A warning for guests from a ship, shown above the card. */
export function ShipWarning({ heading, sentences }: { heading: string; sentences: readonly string[] }) {
  const { lineHeight } = useTypesetting();
  return (
    <tr>
      <td className="gutter" style={{ padding: '0 40px 24px' }}>
        <div
          style={{
            borderLeft: `4px solid ${colour.few}`,
            paddingLeft: 16,
            fontSize: 16,
            lineHeight: lineHeight(16, 26),
            color: colour.cream,
          }}
        >
          <strong>{heading}</strong>
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </div>
      </td>
    </tr>
  );
}
