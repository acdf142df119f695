import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema of a request (`input`) or a reply (`output`). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // OpenAPI 3.1 defaults to JSON Schema 2020-12, so `$schema` is redundant.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: written }) => {
      // Callers ignore fields that a later release adds.
      if (written.additionalProperties === false) delete written.additionalProperties;
      // The limits of JavaScript's safe integers are not part of the contract.
      if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
      // A constant implies its type.
      if (written.const !== undefined) delete written.type;
    },
  });
  return rest;
}
