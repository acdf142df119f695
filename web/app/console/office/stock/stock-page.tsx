import { Done } from '#app/console/page/outcome.tsx';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { ReadState } from '#app/console/page/read-state.tsx';
import { stockCopy as copy } from '#app/content/staff/stock-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Panel, Stack } from '#app/ui/layout/layout.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import type { StockLine } from '#shared/contracts/office/stock.ts';
import { AgreementPart } from './agreement-part.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { inHouseBottles } from './correction-draft.ts';
import { CorrectionHistory } from './correction-history.tsx';
import styles from './stock-page.module.css';
import { StockRow } from './stock-row.tsx';
import { useStock } from './use-stock.ts';

/** The bottles of each rum, whether they agree with the orders, and their corrections. */
export function StockPage() {
  const stock = useStock();
  const { list, check, done, correction, line } = stock;
  const { reply } = list;
  const toShip = check.reply?.toShip;
  const max = Math.max(0, ...(reply?.stock ?? []).map(inHouseBottles));
  return (
    <div className={`${page.page} ${page.withRecord}`}>
      <div>
        <PageTitle title={copy.title} lead={copy.lead} />
      </div>
      <Stack skipEmpty gap={12} className={styles.messages}>
        <Done text={done} />
        <ReadState request={list} copy={copy} />
      </Stack>
      {reply && (
        <Stack gap={32} className={styles.columns}>
          <Stack gap={24} pack="start">
            <Panel as="ul" rule="below" className="container" aria-label={copy.title}>
              {reply.stock.map((line) => (
                <StockRow
                  key={line.productId}
                  line={line}
                  toShip={toShip && (toShip[line.productId] ?? 0)}
                  max={max}
                  onCorrect={() => stock.openDialog(line.productId)}
                />
              ))}
            </Panel>
            <div className={styles.buttons}>
              <Button kind="outlined" small file={{ name: copy.exportName, url: fileOf(reply.stock) }}>
                {copy.export}
              </Button>
            </div>
          </Stack>
          <Stack gap={24} pack="start">
            <AgreementPart check={check} />
            <CorrectionHistory reply={reply} />
          </Stack>
        </Stack>
      )}
      {line && (
        <CorrectDialog
          line={line}
          toShip={toShip && (toShip[line.productId] ?? 0)}
          isLoadingOrders={check.status === 'loading' && toShip === undefined}
          correction={correction}
          onClose={stock.closeDialog}
        />
      )}
    </div>
  );
}

const fileOf = (stock: readonly StockLine[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(stock, undefined, 2)}\n`)}`;
