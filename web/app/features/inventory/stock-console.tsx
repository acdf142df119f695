import { inventoryCopy as copy } from '#app/content/inventory/inventory-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import layout from '#app/ui/layout.module.css';
import { Notice } from '#app/ui/notice.tsx';
import { ItemForm } from './item-form.tsx';
import styles from './stock-console.module.css';
import { StockTable } from './stock-table.tsx';
import { useInventory } from './use-inventory.ts';

/** Inventory console: table, form and bulk actions. */
export function StockConsole() {
  const inventory = useInventory();
  const { items, busy, result } = inventory;
  return (
    <div className={`${layout.wrap} ${styles.console}`}>
      <Card>
        <div className={styles.record}>
          <div className={styles.stock}>
            <div role="status">{result?.kind === 'done' && <Notice kind="done">{result.text}</Notice>}</div>
            <div role="alert">
              {result?.kind === 'refused' && <Notice kind="refused">{result.text}</Notice>}
            </div>
            <div aria-busy={busy === 'loading'}>
              {!items && <p role="status">{copy.loading}</p>}
              {items?.length === 0 && <p>{copy.empty}</p>}
              {items?.length ? <StockTable items={items} onEdit={inventory.edit} /> : null}
            </div>
            {items && (
              <section className={styles.quick} aria-label={copy.quickActions}>
                <Button
                  kind="secondary"
                  onClick={inventory.addSamples}
                  busy={busy === 'adding-samples' ? copy.addingSamples : undefined}
                >
                  {copy.addSamples}
                </Button>
                <Button
                  kind="secondary"
                  onClick={inventory.refresh}
                  busy={busy === 'loading' ? copy.refreshing : undefined}
                >
                  {copy.refresh}
                </Button>
                <Button kind="secondary" file={{ name: copy.exportFile, url: exportOf(items) }}>
                  {copy.export}
                </Button>
              </section>
            )}
          </div>
          {items && <ItemForm inventory={inventory} />}
        </div>
      </Card>
    </div>
  );
}

/** The list as a file. */
const exportOf = (items: readonly unknown[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(items, null, 2))}`;
