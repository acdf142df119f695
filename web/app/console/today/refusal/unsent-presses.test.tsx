import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { AllUnsentPresses } from './unsent-presses.tsx';

/** The unsent presses of this browser, by person. */
function storeUnsent(presses: Readonly<Record<string, readonly VisitAction[]>>): void {
  const at = Date.parse('2026-12-10T13:56:00+11:00') / 1000;
  const command = { commandId: 'c', date: '2026-12-10', tourId: 8, party: 'p' };
  const stored = Object.entries(presses).map(([person, actions]) => [
    `staff-unsent-${person}`,
    JSON.stringify(actions.map((action) => ({ at, command: { ...command, action } }))),
  ]);
  const items = new Map<string, string>([['staff-name', 'H. Host'], ...(stored as [string, string][])]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    key: (index: number) => [...items.keys()][index] ?? null,
    length: items.size,
  });
}
const renderText = () => renderToStaticMarkup(<AllUnsentPresses />).replace(/<[^>]*>/g, '');

it('the list of unsent presses on a device includes those of every colleague, without the text of notes', () => {
  storeUnsent({ P1: [{ kind: 'arrive', guests: 2, here: 0 }], P2: [{ kind: 'note', text: 'Nut allergy' }] });
  expect(renderText()).toBe(
    '2 presses were not sent: 2 arrived, 2:00 PM tour, pressed at 1:56 PM; a note, 2:00 PM tour, pressed at 1:56 PM. They are kept here: sent when the same person signs in again, or by a manager once that person has left. Until then, tell somebody at the bar.',
  );
});

it('the list of unsent presses on a device is absent if there are none', () => {
  storeUnsent({});
  expect(renderText()).toBe('');
});
