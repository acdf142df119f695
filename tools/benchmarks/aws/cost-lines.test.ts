import { expect, it } from 'vitest';
import { bill } from './cost-lines.ts';
import { prices } from './prices.ts';

it('a bill lists the most expensive line first and adds up', () => {
  const used = [
    { what: 'writes', amount: 2_000_000, price: 'writeUnit' },
    { what: 'mails', amount: 20_000, price: 'mail' },
    { what: 'sent', amount: 0.0249123, price: 'edgeGigabyte' },
  ] as const;
  const { lines, dollars } = bill(used, { ...prices, writeUnit: 0.5e-6, mail: 0.1e-3, edgeGigabyte: 0.1 });
  expect(lines).toEqual([
    { what: 'mails', amount: '20,000', dollars: '2.0000' },
    { what: 'writes', amount: '2,000,000', dollars: '1.0000' },
    { what: 'sent', amount: '0.0249', dollars: '0.0025' },
  ]);
  expect(dollars).toBeCloseTo(3.0025, 4);
});
