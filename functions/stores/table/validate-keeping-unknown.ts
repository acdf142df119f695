import type * as z from 'zod/mini';

/**
 * Validates a stored value but returns it whole: fields of a newer release survive comparing and writing back. During a
 * deployment or after a rollback both releases share the same items.
 *
 * @param schema without defaults or transforms
 */
export function validateKeepingUnknown<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  schema.parse(value);
  return value as z.output<Schema>;
}
