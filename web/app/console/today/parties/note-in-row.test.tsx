import { expect, it } from 'vitest';
import { at, host, party, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const note = (text: string) =>
  ({ id: text, at: at(9, 3), by: host.id, on: '0DEV', kind: 'note', text }) as const;

const noteBelow = async (texts: readonly string[], ...layout: Parameters<typeof showToday>[3][]) => {
  const log = texts.map(note);
  const server = new FakeServer([start(8, 'English', [party(8, 'Pia Ejemplo', 2, { id: 'pia', log })])]);
  const today = await showToday(server, {}, {}, ...layout);
  return today.document.querySelector('[data-party="pia"] [class*="below"]')?.textContent;
};

it.each([
  ['One wheelchair', ['One wheelchair', 'Late']],
  ['Severe nut allergy', ['Severe nut allergy']],
  ['Wheelchair', ['Wheelchair', 'Late']],
])(
  'the note “%s” has the whole width below the buttons of the party’s row on a phone',
  async (text, texts) => {
    const more = texts.length > 1 ? '+1 note' : '';
    expect(await noteBelow(texts)).toBe(`Note: ${text}${more}`);
  },
);

it('a note of one short word is next to the buttons of the party’s row on a phone', async () => {
  expect(await noteBelow(['Vegan'])).toBeUndefined();
});
