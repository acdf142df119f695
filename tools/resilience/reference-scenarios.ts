import type { Harness } from './harness.ts';
import { inTotal } from './rush-scenarios.ts';
import { findingsOf, type ScenarioResult } from './scenario.ts';
import { formFor } from './slots-for-scenarios.ts';
import { bookingsIn, slotProblems } from './stored-slot.ts';

/** R9: 16 guests named Smith in one slot have 16 references, and each opens only its own booking. */
export async function sixteenSmiths(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return inTotal(repeats, async () => {
    const { findings, expect } = findingsOf();
    const slot = harness.slots.next();
    const forms = Array.from({ length: 16 }, () => formFor(slot, { firstName: 'John', lastName: 'Smith' }));
    const answers = await Promise.all(forms.map((form) => harness.visitor.book(form)));
    const references = answers.map(({ body }) => String(body.data?.reference));
    const different = new Set(references).size;
    expect(different === 16, `16 Smiths have ${different} references`);
    const item = await harness.stored(slot);
    expect(bookingsIn(item).length === 16, `${bookingsIn(item).length} bookings are stored`);
    findings.push(...slotProblems(item));
    const found = await Promise.all(references.map((reference) => harness.visitor.find(reference)));
    const own = found.filter(({ body }, place) => body.email === forms[place]?.email).length;
    expect(own === 16, `${own} of 16 references open their own booking`);
    return { findings, metrics: { references: different } };
  });
}

/**
 * A guest who books the same twice has two references: a reference cannot be derived from what others know of a guest.
 */
export async function referencesAreUnguessable(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return inTotal(repeats, async () => {
    const { findings, expect } = findingsOf();
    const form = formFor(harness.slots.next());
    const answers = [
      await harness.visitor.book(form),
      await harness.visitor.book(form),
      await harness.visitor.book(form),
    ];
    const references = new Set(answers.map(({ body }) => String(body.data?.reference)));
    expect(references.size === 3, `the same form without a key led to ${references.size} references, not 3`);
    const [, suffix = ''] = String(answers[0]?.body.data?.reference).split('-');
    expect(/^[0-9A-HJKMNP-TV-Z]{12}$/.test(suffix), 'the secret suffix is not twelve characters of base 32');
    return { findings, metrics: {} };
  });
}
