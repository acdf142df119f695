import type { ReactNode } from 'react';
import { Table } from './table.tsx';
import { colour } from './tokens.ts';

export function Card(props: { children: ReactNode }) {
  return (
    <tr>
      <td style={{ padding: '0 8px' }}>
        <Table ground={colour.paper} style={{ borderRadius: 2 }}>
          <tr>
            <td className="paper" style={{ padding: '32px 32px 36px', color: colour.ink }}>
              {props.children}
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  );
}
