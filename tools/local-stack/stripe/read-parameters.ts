import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import qs from 'qs';
import { StripeProblem } from './stripe-problem.ts';

const schemas: Record<string, object> = JSON.parse(
  readFileSync(new URL('./parameters.generated.json', import.meta.url), 'utf8'),
  // All numbers of these calls are integers: amounts in the smallest unit, seconds, counts.
  (key, value: unknown) => (key === 'type' && value === 'number' ? 'integer' : value),
).calls;

const ajv = new Ajv({ coerceTypes: true, strict: false, validateSchema: false, code: { optimize: false } });
const checks = new Map<string, ValidateFunction>();

/** Whether the emulator supports a call, for example `POST /v1/refunds`. */
export function isKnownCall(call: string): boolean {
  return call in schemas;
}

/** Compiles the check of a call in advance, so that the first call does not wait. */
export function prepareCheck(call: string): void {
  checkOf(call);
}

/**
 * Parses the form-encoded parameters of a call, converts numbers and booleans, and checks them against the types of
 * Stripe's library.
 *
 * @throws StripeProblem naming the unknown, missing or invalid parameter, as Stripe does
 */
export function readParameters<Parameters>(call: string, text: string): Parameters {
  const parameters = qs.parse(text, { arrayLimit: 1000, parameterLimit: 10_000, depth: 20 });
  const check = checkOf(call);
  if (check(parameters)) return parameters as Parameters;
  throw problemOf(check.errors ?? [], parameters);
}

function checkOf(call: string): ValidateFunction {
  const cached = checks.get(call);
  if (cached !== undefined) return cached;
  const compiled = ajv.compile(schemas[call] ?? { not: {} });
  checks.set(call, compiled);
  return compiled;
}

function problemOf([first]: ErrorObject[], parameters: unknown): StripeProblem {
  const { keyword = '', instancePath = '', params = {} } = first ?? {};
  const path = instancePath.split('/').slice(1);
  const param = nameOf(path);
  const value = JSON.stringify(valueAt(parameters, path));
  switch (keyword) {
    case 'additionalProperties': {
      const unknown = nameOf([...path, String(params.additionalProperty)]);
      const message = `Received unknown parameter: ${unknown}`;
      return new StripeProblem(message, { code: 'parameter_unknown', param: unknown });
    }
    case 'required': {
      const missing = nameOf([...path, String(params.missingProperty)]);
      return new StripeProblem(`Missing required param: ${missing}.`, {
        code: 'parameter_missing',
        param: missing,
      });
    }
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).join(', ');
      return new StripeProblem(`Invalid ${param}: must be one of ${allowed}`, { param });
    }
    case 'type': {
      const kind = [params.type].flat().join(' or ');
      const code = kind === 'integer' ? 'parameter_invalid_integer' : undefined;
      return new StripeProblem(`Invalid ${kind}: ${value}`, { code, param });
    }
    default:
      return new StripeProblem(`Invalid ${param}: ${value}`, { param });
  }
}

/** Formats as `line_items[0][quantity]`. */
function nameOf([top = '', ...rest]: string[]): string {
  return top + rest.map((part) => `[${part}]`).join('');
}

function valueAt(value: unknown, [first, ...rest]: string[]): unknown {
  if (first === undefined) return value;
  return typeof value === 'object' && value !== null
    ? valueAt((value as Record<string, unknown>)[first], rest)
    : undefined;
}
