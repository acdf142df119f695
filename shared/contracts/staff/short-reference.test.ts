import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { contracts } from '../registry.ts';

const fullReference = 'SMI2611241000AM-7K3Q9XTB4MWE';

/** Schemas of the fields named `reference`, at any depth of a schema. */
function referencesIn(schema: unknown, visited = new Set<unknown>()): readonly z.ZodMiniType[] {
  if (typeof schema !== 'object' || schema === null || visited.has(schema)) return [];
  visited.add(schema);
  const { def } = (schema as Partial<z.ZodMiniType>)._zod ?? {};
  if (def === undefined) return [];
  return Object.values(def).flatMap((child: unknown) => {
    if (Array.isArray(child)) return child.flatMap((item) => referencesIn(item, visited));
    const shape =
      typeof child === 'object' && child !== null && !('_zod' in child) ? Object.entries(child) : [];
    return [
      ...referencesIn(child, visited),
      ...shape.flatMap(([name, field]) => (name === 'reference' ? [field as z.ZodMiniType] : [])),
      ...shape.flatMap(([, field]) => referencesIn(field, visited)),
    ];
  });
}

it('no reply to staff accepts a full booking reference in a field named reference', () => {
  const fields = contracts
    .filter(({ staff, path }) => staff !== undefined && !/orders|shipments|refunds/.test(path))
    .flatMap(({ name, reply }) => referencesIn(reply.schema).map((field) => ({ name, field })));
  expect(new Set(fields.map(({ name }) => name))).toEqual(
    new Set([
      'open-day',
      'find-parties',
      'record-visit',
      'add-party',
      'change-party',
      'cancel-party',
      'change-language',
      'resend-confirmation',
      'reverse-payment',
      'show-operators',
      'show-kept-presses',
      'settle-presses',
    ]),
  );
  for (const { name, field } of fields) {
    const accepts = (value: string) => {
      const result = field._zod.run({ value, issues: [] }, { async: false });
      return !(result instanceof Promise) && result.issues.length === 0;
    };
    expect([name, accepts(fullReference), accepts('SMI2611241000AM-7K3Q…')]).toEqual([name, false, true]);
  }
});
