import * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';
import { Problem } from '#shared/problems/problems.ts';
import { sessionCookie } from '#shared/staff/sign-in/session-cookie.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * How the console of staff proves who is calling. Calls as staff need a browser: a session starts by a
 * link or a passkey, and changes need the site's own `Origin`.
 */
const staffSession = {
  type: 'apiKey',
  in: 'cookie',
  name: sessionCookie,
  description: 'Session of a colleague’s device. Set by POST /api/staff/link and POST /api/staff/session.',
};

const refusedAnyway = ['invalid-input', 'origin-bypass', 'foreign-origin', 'too-large', 'wrong-type'];

/** Generates the OpenAPI 3.1 description of the API from its contracts alone. */
export function openApiDocument(contracts: readonly Contract[], title: string, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const contract of contracts) {
    paths[contract.path] ??= {};
    Object.assign(paths[contract.path] as object, { [contract.method.toLowerCase()]: operation(contract) });
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: { schemas: { Problem: sent(Problem) }, securitySchemes: { staffSession } },
  };
}

function operation(contract: Contract): object {
  return {
    operationId: contract.name,
    summary: contract.summary,
    ...(contract.description !== undefined && { description: contract.description }),
    ...security(contract),
    parameters: [...parameters('query', contract.query), ...parameters('header', contract.headers)],
    ...(contract.body ? { requestBody: { required: true, content: json(received(contract.body)) } } : {}),
    responses: {
      [contract.reply.status]: { description: 'Done', content: json(sent(contract.reply.schema)) },
      '4XX': {
        description: `Refused: ${[...contract.problems, ...refusedAnyway].join(', ')}`,
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
      '5XX': {
        description: 'Not done, and worth trying again: unexpected, unavailable',
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    },
  };
}

/** `anyone` is on the way to a session; a browser that has one may send it. */
function security({ staff }: Contract): { security?: object[] } {
  if (staff === undefined) return {};
  return { security: [...(staff === 'anyone' ? [{}] : []), { staffSession: [] }] };
}

function parameters(place: 'query' | 'header', schema: z.ZodMiniType | undefined): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = received(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

const json = (schema: object) => ({ 'application/json': { schema } });
const received = (schema: z.ZodMiniType) => jsonSchema(schema, 'input');
const sent = (schema: z.ZodMiniType) => jsonSchema(schema, 'output');

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // OpenAPI 3.1 defaults to JSON Schema 2020-12, so `$schema` is redundant.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
