import type { CSSProperties, ReactNode } from 'react';

/** A layout table: skipped by assistive technology, without the default gaps of email clients. */
export function Table(props: {
  /** Full column width by default; null: as wide as its content. */
  width?: number | null;
  ground?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  const { width = '100%', ground, style } = props;
  return (
    <table
      role="presentation"
      width={width ?? undefined}
      border={0}
      cellPadding={0}
      cellSpacing={0}
      bgcolor={ground}
      style={ground === undefined ? style : { backgroundColor: ground, ...style }}
    >
      <tbody>{props.children}</tbody>
    </table>
  );
}
