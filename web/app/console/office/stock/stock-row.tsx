import { stockCopy as copy } from '#app/content/staff/stock-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { StockLine } from '#shared/contracts/office/stock.ts';
import { type StockStatus, stockStatus } from '#shared/shop/inventory.ts';
import { BottleRule } from './bottle-rule.tsx';
import { inHouseBottles } from './correction-draft.ts';
import styles from './stock-row.module.css';

const tones = {
  'In Stock': 'ok',
  'Low Stock': 'few',
  'Out of Stock': 'no',
} as const satisfies Record<StockStatus, string>;

export interface StockRowProps {
  line: StockLine;
  /** Bottles of paid orders that are not shipped yet; undefined until loaded. */
  toShip: number | undefined;
  max: number;
  onCorrect: () => void;
}

/** A product: its bottles as ticks, then as numbers that add up. */
export function StockRow({ line, toShip, max, onCorrect }: StockRowProps) {
  const { name, abv, available, held, sold, lastAt } = line;
  const status = stockStatus(available);
  const counts: readonly (readonly [string, number, (string | undefined)?])[] = [
    [copy.counts.available, available],
    [copy.counts.held, held],
    [copy.counts.inHouse, inHouseBottles(line) + (toShip ?? 0), toShip ? copy.soldInHouse(toShip) : copy.sum],
    [copy.counts.sold, sold, toShip ? copy.toShip(toShip) : undefined],
  ];
  return (
    <Stack as="li" gap={12} padY={20} rule="above">
      <Cluster gapX={16} align="baseline" justify="between" size="row" weight="strong">
        <Heading size="title-30" breaks="anywhere">
          {name}{' '}
          {abv !== undefined && (
            <Text as="small" size="note" tone="quiet" untracked>
              {copy.abv(abv)}
            </Text>
          )}
        </Heading>
        <Text as="strong" tone={tones[status]}>
          {lastAt === undefined ? copy.never : copy.status[status]}
        </Text>
      </Cluster>
      <BottleRule available={available} held={held} max={max} />
      <Stack gap={12} align="end" className={styles.foot}>
        <Grid as="dl" gap={12} gapX={16} className={styles.facts}>
          {counts.map(([label, count, note]) => (
            <div key={label}>
              <Text as="dt" size="fact" tone="quiet">
                {label}
              </Text>
              <dd>
                {count.toLocaleString('en-GB')}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </Grid>
        <Button kind="outlined" small onClick={onCorrect}>
          <span>
            {copy.correct} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </Button>
      </Stack>
    </Stack>
  );
}
