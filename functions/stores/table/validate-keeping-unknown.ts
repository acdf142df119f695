import type * as z from 'zod/mini';

/**
 * Checks a value that was read back, and hands it on whole: what a newer release keeps beside the fields of the schema
 * stays when the value is compared or written back. While a release goes out, and after it was put back, both work on
 * the same items.
 *
 * @param schema changes nothing: no defaults, no transforms
 */
export function validateKeepingUnknown<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  schema.parse(value);
  return value as z.output<Schema>;
}
