import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contracts/contract.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { openApiDocument } from './openapi-document.ts';

const cancel = contract({
  name: 'cancel-visit',
  summary: 'Cancel a visit',
  method: 'DELETE',
  path: '/api/visits',
  query: z.object({ reference: z.string(), note: z.optional(z.string()) }),
  reply: { status: 200, schema: z.object({ success: z.boolean() }) },
  problems: ['not-found'],
});

it('describes an operation by its parameters, response and problems', () => {
  expect(openApiDocument([cancel], 'Visits', '1.0.0')).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Visits', version: '1.0.0' },
    paths: {
      '/api/visits': {
        delete: {
          operationId: 'cancel-visit',
          parameters: [
            { name: 'reference', in: 'query', required: true, schema: { type: 'string' } },
            { name: 'note', in: 'query', required: false },
          ],
          responses: { 200: {}, '4XX': { description: expect.stringContaining('not-found') }, '5XX': {} },
        },
      },
    },
  });
});

it('says which calls need a session of staff, by a cookie', () => {
  const called = (staff: 'anyone' | 'floor' | undefined) =>
    openApiDocument([{ ...cancel, ...(staff !== undefined && { staff }) }], 'Visits', '1.0.0');
  const of = (security: object[]) => ({ paths: { '/api/visits': { delete: { security } } } });
  expect(called('floor')).toMatchObject(of([{ staffSession: [] }]));
  expect(called('anyone')).toMatchObject(of([{}, { staffSession: [] }]));
  expect(JSON.stringify(called(undefined))).not.toContain('"security":');
  expect(called('floor')).toMatchObject({
    components: {
      securitySchemes: { staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-staff' } },
    },
  });
});

it('has one operation for each contract', () => {
  const { paths } = openApiDocument(contracts, 'API', '1.0.0') as { paths: Record<string, object> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(contracts.map(({ method, path }) => `${method} ${path}`).sort());
});
