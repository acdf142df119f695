import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema of what a caller sends (`input`) or is answered (`output`). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // OpenAPI 3.1 defaults to JSON Schema 2020-12, so `$schema` is redundant.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: written }) => {
      // Callers ignore fields that a later release adds.
      if (written.additionalProperties === false) delete written.additionalProperties;
      // The safe integers of JavaScript are no rule of ours.
      if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
      // A constant has a type.
      if (written.const !== undefined) delete written.type;
    },
  });
  return rest;
}
