import { expect, it } from 'vitest';
import { csvFile as numbersFile, startsCsvFile } from '#app/console/office/numbers/figures/numbers-csv.ts';
import { csvFile } from '#app/console/till/csv-file.ts';
import { orderCsv } from '#shared/shop/order-csv.ts';

const textOf = ({ url }: { url: string }): string => decodeURIComponent(url.slice(url.indexOf(',') + 1));

/** Words of English headings and cells. */
const english =
  /\b(what|date of|time|start|tour|tasting|method|amount|guests|reason|payment|of|shipping|from)\b/i;

const line = {
  id: 'a',
  at: 1_796_000_000,
  by: 'ana',
  date: '2026-12-10',
  tourId: 9,
  method: 'card',
  amount: 8000,
  vatu: 8000,
  guests: 2,
} as const;

it('the file of a closed till (Z) is in French for a colleague who reads French', () => {
  const counted = { 'cash-vuv': 0, 'cash-aud': 0, card: 8000 };
  const file = csvFile({ number: 41, lines: [line], counted }, () => 'Ana', '2026-12-10');
  expect(file.name).toBe('caisse-z-41.csv');
  const [head = '', payment = ''] = textOf(file).slice(1).split('\r\n');
  expect(head).toMatch(/^quoi,clôture \(Z\),date,heure \(Port-Vila\),.*,VUV,.*,écart,motif,/);
  expect(payment).toMatch(/^paiement,41,.*,14\sh,Dégustation au chai,Ana,Carte,VUV,8000,8000/);
  expect(textOf(file)).not.toMatch(english);
});

it('the accounting file of the shop is in French for a colleague who reads French', () => {
  const bottles = { aged: 1 };
  const bookEntry = {
    at: 1_796_000_000,
    kind: 'refund',
    reference: 'JP1',
    bottles,
    goodsYen: -7000,
    shippingYen: 0,
    yen: -7000,
  };
  const text = orderCsv([bookEntry as unknown as Parameters<typeof orderCsv>[0][number]]);
  expect(text).toMatch(/^.?date,heure \(Port-Vila\),quoi,commande,bouteilles/);
  expect(text).toContain('remboursement');
  expect(text).not.toMatch(/bottles|goods|shipping|refund|bank/);
});

it('the files of the page Numbers are in French for a colleague who reads French', () => {
  const row = { key: '2026-12-10', label: 'jeu. 10 déc.', ships: 'Sample Tern', note: '', cells: [2] };
  const table = { firstHeading: 'Jour', columns: ['Adultes'], rows: [row] } as unknown as Parameters<
    typeof numbersFile
  >[1];
  expect(textOf(numbersFile('participants', table))).toMatch(/^.?à partir du,Jour,paquebot,remarque,Adultes/);
  const refusedStart = {
    date: '2026-12-10',
    tourId: 9,
    time: '2:00 PM',
    tourType: 'Cellar Door Tasting',
    language: 'French',
    times: 2,
    guests: 5,
  } as const;
  const starts = textOf(startsCsvFile('creneaux', [refusedStart]));
  expect(starts).toMatch(/date,créneau,visite,langue demandée,refus,adultes/);
  expect(starts).toMatch(/2026-12-10,14\sh,Dégustation au chai,Français,2,5/);
});
