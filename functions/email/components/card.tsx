import type { ReactNode } from 'react';
import { colour } from './tokens.ts';

/** A sheet of label paper: what is written down. */
export function Paper(props: { children: ReactNode }) {
  return (
    <tr>
      <td style={{ padding: '0 8px' }}>
        <table
          role="presentation"
          width="100%"
          border={0}
          cellPadding={0}
          cellSpacing={0}
          bgcolor={colour.paper}
          style={{ backgroundColor: colour.paper, borderRadius: 2 }}
        >
          <tbody>
            <tr>
              <td className="paper" style={{ padding: '32px 32px 36px', color: colour.ink }}>
                {props.children}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}
