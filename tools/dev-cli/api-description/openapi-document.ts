import type * as z from 'zod/mini';
import type { Contract } from '#shared/contracts/contract.ts';
import { sessionCookie } from '#shared/staff/sign-in/session-cookie.ts';
import { errorResponses, sharedResponses } from './refusals.ts';
import { replySchema, requestSchema, sharedSchemas } from './shared-schemas.ts';

const securitySchemes = {
  /** Staff calls need a browser: a session starts with a link or a passkey, and changes need the `Origin` of the site. */
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'Session of a staff device. Set by POST /api/staff/link and POST /api/staff/session.',
  },
  operatorKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Operator-Key',
    description: 'Key from the private link of a tour operator.',
  },
};

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
}

/** Generates the OpenAPI 3.1 description of the API from its contracts. */
export function createOpenApiDocument(
  contracts: readonly Contract[],
  title: string,
  version: string,
): object {
  const shared = sharedParameters(contracts);
  const paths: Record<string, Record<string, object>> = {};
  for (const contract of contracts) {
    paths[contract.path] ??= {};
    const description = describeOperation(contract, shared);
    Object.assign(paths[contract.path] as object, { [contract.method.toLowerCase()]: description });
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: sharedSchemas(),
      responses: { ...sharedResponses(), Success: successResponse },
      parameters: Object.fromEntries([...shared].map(([content, name]) => [name, JSON.parse(content)])),
      securitySchemes,
    },
  };
}

function describeOperation(contract: Contract, shared: ReadonlyMap<string, string>): object {
  const parameters = parametersOf(contract).map((parameter) => {
    const name = shared.get(JSON.stringify(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  });
  return {
    operationId: contract.name,
    tags: [contract.staff === undefined ? 'Public' : 'Staff'],
    summary: contract.summary,
    ...(contract.description !== undefined && { description: contract.description }),
    ...securityOf(contract),
    ...(parameters.length > 0 && { parameters }),
    ...(contract.body
      ? {
          requestBody: {
            required: !contract.body.safeParse(undefined).success,
            content: jsonContent(requestSchema(contract.body)),
          },
        }
      : {}),
    responses: {
      [contract.reply.status]: replyTo(contract),
      ...errorResponses(contract.problems),
    },
  };
}

/** The reply of most commands is the same: a success with a message. */
function replyTo({ reply }: Contract): object {
  const content = jsonContent(replySchema(reply.schema));
  return JSON.stringify(content) === JSON.stringify(successResponse.content)
    ? { $ref: '#/components/responses/Success' }
    : { description: 'Success', content };
}

/** Calls for `anyone` lead to a session; the cookie is optional. */
function securityOf({ staff, headers }: Contract): { security?: object[] } {
  if (headers && hasOperatorKey(headers)) return { security: [{ operatorKey: [] }] };
  if (staff === undefined) return {};
  return { security: [...(staff === 'anyone' ? [{}] : []), { staffSession: [] }] };
}

const hasOperatorKey = (headers: z.ZodMiniType): boolean =>
  securitySchemes.operatorKey.name.toLowerCase() in (requestSchema(headers).properties ?? {});

/** Names of the parameters that several calls share, by content. */
function sharedParameters(contracts: readonly Contract[]): ReadonlyMap<string, string> {
  const counts = new Map<string, { readonly name: string; count: number }>();
  for (const parameter of contracts.flatMap(parametersOf)) {
    const content = JSON.stringify(parameter);
    const counted = counts.get(content) ?? { name: componentName(parameter), count: 0 };
    counts.set(content, { ...counted, count: counted.count + 1 });
  }
  const shared = new Map<string, string>();
  for (const [content, { name, count }] of counts)
    if (count > 1 && ![...shared.values()].includes(name)) shared.set(content, name);
  return shared;
}

/** Converts `idempotency-key` to `IdempotencyKey`. */
const componentName = ({ name }: Parameter): string =>
  name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

const parametersOf = ({ query, headers }: Contract): readonly Parameter[] => [
  ...parameters('query', query),
  ...parameters('header', headers),
];

function parameters(location: Parameter['in'], schema: z.ZodMiniType | undefined): readonly Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = requestSchema(schema);
  return Object.entries(properties)
    .filter(([name]) => name !== securitySchemes.operatorKey.name.toLowerCase())
    .map(([name, property]) => ({
      name,
      in: location,
      required: required.includes(name),
      schema: property,
    }));
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } });

const successResponse = {
  description: 'Success',
  content: jsonContent({ $ref: '#/components/schemas/Success' }),
};
