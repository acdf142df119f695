import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TillLine } from '#shared/staff/till/z-report.ts';
import { TillPaper } from './till-paper.tsx';

const line = (id: string, vatu: number, changes: Partial<TillLine> = {}): TillLine => ({
  id,
  at: 1_796_871_600,
  by: 'P1',
  date: '2026-12-10',
  tourId: 0,
  guests: 0,
  method: 'card',
  amount: vatu,
  vatu,
  ...changes,
});
const paperOf = (...lines: TillLine[]) =>
  renderToStaticMarkup(
    <TillPaper report={{ lines, exceptions: [], owing: [] }} nameOf={() => 'M. Manager'} />,
  );

it('the French report of the till counts payments and reversals of payments in an earlier Z separately', () => {
  const reversal = line('b', -7500, { method: 'cash-vuv', reverses: 'of-z-1', reason: 'Payé deux fois' });
  expect(paperOf(line('a', 16_000), reversal)).toContain('1 paiement, 1 contre-passation.');
});

it('the French report of the till does not mention reversals when there are none', () => {
  const paper = paperOf(line('a', 16_000), line('b', 8000));
  expect(paper).toContain('2 paiements.');
  expect(paper).not.toContain('contre-pass');
});
