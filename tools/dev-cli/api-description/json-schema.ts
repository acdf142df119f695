import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns the JSON Schema of a request (`input`) or a reply (`output`). */
export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // OpenAPI 3.1 defaults to JSON Schema 2020-12, so `$schema` is redundant.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: generated }) => {
      // Callers ignore fields that a later release adds.
      if (generated.additionalProperties === false) delete generated.additionalProperties;
      // The limits of JavaScript's safe integers are not part of the contract.
      if (generated.minimum === Number.MIN_SAFE_INTEGER) delete generated.minimum;
      if (generated.maximum === Number.MAX_SAFE_INTEGER) delete generated.maximum;
      // A constant implies its type.
      if (generated.const !== undefined) delete generated.type;
    },
  });
  return rest;
}
