import { unsupported } from '../process/local-stack-error.ts';

/** Test of one value in an event pattern. */
type Test = string | number | boolean | null | Record<string, unknown>;

/**
 * Whether an event matches an EventBridge pattern, the filter of pipes and event sources.
 * @throws LocalStackError `template-unsupported` for unknown comparisons.
 */
export function matchesPattern(event: unknown, pattern: Record<string, unknown>): boolean {
  return Object.entries(pattern).every(([key, condition]) => {
    if (key === '$or')
      return (condition as Record<string, unknown>[]).some((pattern) => matchesPattern(event, pattern));
    const value = isRecord(event) ? event[key] : undefined;
    if (Array.isArray(condition)) return (condition as Test[]).some((test) => passesTest(value, test));
    return matchesPattern(value, condition as Record<string, unknown>);
  });
}

function passesTest(value: unknown, test: Test): boolean {
  const values = Array.isArray(value) ? value : [value];
  if (!isRecord(test)) return values.includes(test);
  const [[name, argument] = ['', undefined]] = Object.entries(test);
  const texts = values.filter((item) => typeof item === 'string');
  switch (name) {
    case 'exists':
      return (value !== undefined && !isRecord(value)) === argument;
    case 'prefix':
      return texts.some((text) => text.startsWith(String(argument)));
    case 'suffix':
      return texts.some((text) => text.endsWith(String(argument)));
    case 'equals-ignore-case':
      return texts.some((text) => text.toLowerCase() === String(argument).toLowerCase());
    case 'anything-but': {
      if (isRecord(argument)) return value !== undefined && !passesTest(value, argument);
      const excluded = [argument].flat();
      return value !== undefined && values.every((item) => !excluded.includes(item));
    }
    default:
      throw unsupported(`the comparison "${name}" of an event pattern`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
