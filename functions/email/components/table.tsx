import type { CSSProperties, ReactNode } from 'react';

/** A table for layout only: assistive technology skips it, and mail programs add no gaps of their own. */
export function Table(props: {
  /** As wide as its column, unless given; null: as wide as its content. */
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
