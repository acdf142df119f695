import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createParameterSchema, parameterSchemaFile } from './parameter-schema.ts';

const generated = createParameterSchema();

it('the generated Stripe schema matches the types of the installed library', () => {
  // Regenerate it: node tools/dev-cli/stripe-parameters.ts
  expect(readFileSync(parameterSchemaFile, 'utf8')).toBe(generated);
});

it('the Stripe schema allows no unlisted values and no unknown parameters', () => {
  const schema = JSON.parse(generated);
  const session = schema.calls['POST /v1/checkout/sessions'];
  expect(session.additionalProperties).toBe(false);
  expect(session.properties.mode).toEqual({ type: 'string', enum: ['payment', 'setup', 'subscription'] });
  expect(Object.keys(schema.calls)).toContain('POST /v1/refunds');
});
