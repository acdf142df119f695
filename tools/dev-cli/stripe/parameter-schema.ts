import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { projectFolder } from '#infra/build/project.ts';

/** Read by the Stripe emulator. */
export const parameterSchemaFile = path.join(
  projectFolder,
  'tools/local-stack/stripe/parameters.generated.json',
);

/** Calls that the emulator handles, each with its parameter type in Stripe's library. */
const calls = `
import type { Checkout } from './resources/Checkout/Sessions.js';
import type { DisputeListParams, DisputeRetrieveParams } from './resources/Disputes.js';
import type { EventListParams, EventRetrieveParams } from './resources/Events.js';
import type { PaymentIntentRetrieveParams } from './resources/PaymentIntents.js';
import type { RefundCreateParams, RefundListParams, RefundRetrieveParams } from './resources/Refunds.js';
import type { WebhookEndpointListParams } from './resources/WebhookEndpoints.js';
export interface Parameters {
  'POST /v1/checkout/sessions': Checkout.SessionCreateParams;
  'GET /v1/checkout/sessions': Checkout.SessionListParams;
  'GET /v1/checkout/sessions/:id': Checkout.SessionRetrieveParams;
  'POST /v1/checkout/sessions/:id/expire': Checkout.SessionExpireParams;
  'GET /v1/checkout/sessions/:id/line_items': Checkout.SessionListLineItemsParams;
  'GET /v1/payment_intents/:id': PaymentIntentRetrieveParams;
  'POST /v1/refunds': RefundCreateParams;
  'GET /v1/refunds': RefundListParams;
  'GET /v1/refunds/:id': RefundRetrieveParams;
  'GET /v1/disputes': DisputeListParams;
  'GET /v1/disputes/:id': DisputeRetrieveParams;
  'GET /v1/events': EventListParams;
  'GET /v1/events/:id': EventRetrieveParams;
  'GET /v1/webhook_endpoints': WebhookEndpointListParams;
}
`;

const library = path.join(projectFolder, 'node_modules/stripe');

/**
 * Creates the JSON schema of each call's parameters, generated from the installed library's types.
 * The library's enumerations accept future values; here they are closed, since an unlisted value is a typo.
 *
 * @returns JSON with a final line break; the same for the same version of the library
 */
export function createParameterSchema(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stripe-types-'));
  try {
    cpSync(path.join(library, 'esm'), folder, {
      recursive: true,
      filter: (file) => !/\.(js|map)$/.test(file),
    });
    replaceIn(path.join(folder, 'shared.d.ts'), 'string & Record<never, never>', 'never');
    writeFileSync(path.join(folder, 'Decimal.d.ts'), 'export type Decimal = string;');
    const file = path.join(folder, 'calls.d.ts');
    writeFileSync(file, calls);
    const tsconfig = path.join(folder, 'tsconfig.json');
    const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, types: [], noEmit: true };
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: ['calls.d.ts'] }));
    const generator = createGenerator({
      path: file,
      type: 'Parameters',
      tsconfig,
      jsDoc: 'none',
      expose: 'none',
      topRef: false,
      skipTypeCheck: true,
    });
    const { properties } = generator.createSchema('Parameters');
    return `${JSON.stringify({ madeFrom: `stripe ${libraryVersion()}`, calls: properties }, null, 1)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function libraryVersion(): string {
  return JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')).version;
}

function replaceIn(file: string, find: string, replacement: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${file} must contain "${find}" exactly once`);
  writeFileSync(file, text.replace(find, replacement));
}
