import type { Phrases } from '#app/content/frame/phrases.ts';
import { Panel, Text } from '#app/ui/layout/layout.tsx';
import { Phrased } from '#app/ui/phrased.tsx';

export interface TermRowsProps {
  rows: readonly { readonly name: string; readonly texts: readonly Phrases[] }[];
  /** Whether the hairline is above or below each row. */
  rule: 'above' | 'below';
  /** Classes `row` and `name`. */
  styles: { readonly [part: string]: string | undefined };
}

/** Terms of the shop by subject. */
export const TermRows = ({ rows, rule, styles }: TermRowsProps) => (
  <dl>
    {rows.map(({ name, texts }) => (
      <Panel key={name} padY={16} rule={rule} className={styles.row}>
        <Text as="dt" size="small" tone="quiet" className={styles.name}>
          {name}
        </Text>
        <dd>
          {texts.map((text) => (
            <p key={text.join('')}>
              <Phrased text={text} />
            </p>
          ))}
        </dd>
      </Panel>
    ))}
  </dl>
);
