import { statSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { projectFolder } from '#infra/build/project.ts';
import { contract } from '#shared/contracts/contract.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const cancel = contract({
  name: 'cancel-visit',
  summary: 'Cancel a visit',
  method: 'DELETE',
  path: '/api/visits',
  query: z.object({ reference: z.string(), note: z.optional(z.string()) }),
  reply: { status: 200, schema: z.object({ success: z.boolean() }) },
  problems: ['not-found'],
});

it('the API description lists an operation with its parameters, response and problems', () => {
  expect(createOpenApiDocument([cancel], 'Visits', '1.0.0')).toMatchObject({
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
          responses: {
            200: {},
            404: { $ref: '#/components/responses/NotFound' },
            503: { $ref: '#/components/responses/ServiceUnavailable' },
          },
        },
      },
    },
  });
});

it('the API description marks operations that require or accept the cookie of a staff session', () => {
  const documentFor = (staff: 'anyone' | 'floor' | undefined) =>
    createOpenApiDocument([{ ...cancel, ...(staff !== undefined && { staff }) }], 'Visits', '1.0.0');
  const withSecurity = (security: object[]) => ({ paths: { '/api/visits': { delete: { security } } } });
  expect(documentFor('floor')).toMatchObject(withSecurity([{ staffSession: [] }]));
  expect(documentFor('anyone')).toMatchObject(withSecurity([{}, { staffSession: [] }]));
  expect(JSON.stringify(documentFor(undefined))).not.toContain('"security":');
  expect(documentFor('floor')).toMatchObject({
    components: {
      securitySchemes: { staffSession: { type: 'apiKey', in: 'cookie', name: '__Host-staff' } },
    },
  });
});

it('the API description defines each response about the session once, with the problem kinds in its description', () => {
  const { paths, components } = createOpenApiDocument(contracts, 'API', '1.0.0') as {
    paths: Record<string, Record<string, { responses: object }>>;
    components: { responses: object };
  };
  expect(paths['/api/staff/people']?.get?.responses).toMatchObject({
    401: { $ref: '#/components/responses/SessionRequired' },
    403: { $ref: '#/components/responses/PasskeyRequired' },
  });
  expect(components.responses).toMatchObject({
    SessionRequired: { description: expect.stringContaining('unauthorized, device-ended') },
    PasskeyRequired: { description: expect.stringContaining('step-up') },
  });
});

it('the API description has one operation for each contract', () => {
  const { paths } = createOpenApiDocument(contracts, 'API', '1.0.0') as { paths: Record<string, object> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(contracts.map(({ method, path }) => `${method} ${path}`).sort());
});

describe('the API description', () => {
  const document = createOpenApiDocument(contracts, 'API', '1.0.0');
  const nodes = nodesIn(document);

  it('defines the target of each $ref', () => {
    const references = nodes.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(500);
    const missing = references.filter((reference) => {
      const [root, ...names] = reference.split('/');
      return (
        root !== '#' || names.reduce<unknown>((node, name) => fieldsOf(node)[name], document) === undefined
      );
    });
    expect(missing).toEqual([]);
  });

  it('has no unused component', () => {
    const { components } = document as { components: Record<string, object> };
    const text = JSON.stringify(document);
    const names = ['schemas', 'parameters'].flatMap((kind) =>
      Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    expect(names.filter((name) => !text.includes(`{"$ref":"${name}"}`))).toEqual([]);
  });

  it('defines an object of more than four properties once, as a component', () => {
    const counts = new Map<string, number>();
    for (const node of nodes) {
      const content = JSON.stringify(node);
      if (node.type === 'object' && Object.keys(fieldsOf(node.properties)).length > 4)
        counts.set(content, (counts.get(content) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(40);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('has a different operation id for each operation, and summaries in the imperative', () => {
    const operations = nodes.filter(({ operationId }) => operationId !== undefined);
    expect(operations).toHaveLength(contracts.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const verbs =
      /^(Add|Apply|Book|Cancel|Change|Close|Correct|Count|Edit|Email|Erase|Export|Find|Forward|Get|Identify|List|Link|Look up|Approve|Manage|Mark|Receive|Record|Refund|Register|Renew|Reopen|Request|Resend|Reverse|Search|Send|Set|Sign|Start|Undo|Update) [a-z’]/;
    expect(operations.map(({ summary }) => summary).filter((text) => !verbs.test(String(text)))).toEqual([]);
  });

  it('is a file of at most 250,000 bytes', () => {
    expect(statSync(path.join(projectFolder, 'openapi.json')).size).toBeLessThanOrEqual(250_000);
  });

  it('contains only schemas that a JSON Schema validator compiles', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'api', ...document });
    for (const { schema } of nodes) {
      if (schema === undefined) continue;
      const text = JSON.stringify(schema).replaceAll('"#/', '"api#/');
      expect(() => ajv.compile(JSON.parse(text)), text).not.toThrow();
    }
  });
});

type Node = Readonly<Record<string, unknown>>;

const fieldsOf = (node: unknown): Node => (typeof node === 'object' && node !== null ? (node as Node) : {});

/** The node and every object in it. */
const nodesIn = (node: unknown): readonly Node[] =>
  typeof node !== 'object' || node === null
    ? []
    : [...(Array.isArray(node) ? [] : [node as Node]), ...Object.values(node).flatMap(nodesIn)];
