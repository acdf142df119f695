import { inventoryCopy as copy } from '#app/content/inventory/inventory-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Cluster, Page, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ItemForm } from './item-form.tsx';
import styles from './stock-console.module.css';
import { StockTable } from './stock-table.tsx';
import { useInventory } from './use-inventory.ts';

/** Inventory console: table, form and bulk actions. */
export function StockConsole() {
  const inventory = useInventory();
  const { items, activity, result } = inventory;
  return (
    <Page above={48}>
      <Card>
        <Stack gap={48} pack="start" className={styles.record}>
          <Stack skipEmpty gap={24} pack="start">
            <div role="status">{result?.kind === 'done' && <Notice kind="done">{result.text}</Notice>}</div>
            <div role="alert">
              {result?.kind === 'refused' && <Notice kind="refused">{result.text}</Notice>}
            </div>
            <div aria-busy={activity === 'loading'}>
              {!items && <p role="status">{copy.loading}</p>}
              {items?.length === 0 && <p>{copy.empty}</p>}
              {items?.length ? <StockTable items={items} onEdit={inventory.edit} /> : null}
            </div>
            {items && (
              <Cluster as="section" gap={12} className={styles.quick} aria-label={copy.quickActions}>
                <Button
                  kind="secondary"
                  onClick={inventory.addSamples}
                  busy={activity === 'adding-samples' ? copy.addingSamples : undefined}
                >
                  {copy.addSamples}
                </Button>
                <Button
                  kind="secondary"
                  onClick={inventory.refresh}
                  busy={activity === 'loading' ? copy.refreshing : undefined}
                >
                  {copy.refresh}
                </Button>
                <Button kind="secondary" file={{ name: copy.exportFile, url: exportUrlOf(items) }}>
                  {copy.export}
                </Button>
              </Cluster>
            )}
          </Stack>
          {items && <ItemForm inventory={inventory} />}
        </Stack>
      </Card>
    </Page>
  );
}

/** URL of a file with the list. */
const exportUrlOf = (items: readonly unknown[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(items, null, 2))}`;
