type Test = (value: unknown) => boolean;

const text: Test = (value) => typeof value === 'string' && value !== '';
const amount: Test = (value) => typeof value === 'number' && value >= 0;
const count: Test = (value) => Number.isInteger(value) && amount(value);
const webAddress: Test = (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const matching =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
/** Personal identifiers are accepted as SHA-256 only. */
const digests: Test = (value) => Array.isArray(value) && value.every(matching(/^[0-9a-f]{64}$/));

const requiredFields = {
  event_name: matching(/^[A-Za-z][A-Za-z0-9_ ]{0,39}$/),
  event_time: count,
  event_id: text,
  action_source: (value: unknown) => value === 'website',
  event_source_url: webAddress,
  user_data: (value: unknown) => typeof value === 'object' && value !== null,
};
const userData = {
  client_user_agent: text,
  client_ip_address: text,
  fbc: matching(/^fb\.[0-2]\.\d+\..+$/),
  fbp: matching(/^fb\.[0-2]\.\d+\.\d+$/),
  em: digests,
  external_id: digests,
};
const customData = {
  currency: matching(/^[A-Z]{3}$/),
  value: amount,
  content_ids: (value: unknown) => Array.isArray(value) && value.every(text),
  content_name: text,
  content_type: matching(/^product(_group)?$/),
  contents: (value: unknown) => Array.isArray(value),
  num_items: count,
  transaction_id: text,
};
const knownFields = { ...requiredFields, referrer_url: webAddress, custom_data: requiredFields.user_data };
const sevenDays = 7 * 24 * 60 * 60;

/** Meta's reason for refusing an event; undefined when it is valid. */
export function eventProblem(event: unknown, now: Date): string | undefined {
  const fields = (event ?? {}) as Record<string, unknown>;
  const user = (fields.user_data ?? {}) as Record<string, unknown>;
  const custom = (fields.custom_data ?? {}) as Record<string, unknown>;
  const missing = Object.keys(requiredFields).find((name) => !(name in fields));
  if (missing !== undefined) return `Missing parameter: ${missing}`;
  if (!('client_user_agent' in user)) return 'Missing parameter: client_user_agent of a website event';
  const age = now.getTime() / 1000 - Number(fields.event_time);
  if (age < -60 || age > sevenDays) return 'Invalid parameter: event_time';
  if (fields.event_name === 'Purchase' && !('currency' in custom && 'value' in custom))
    return 'Missing parameter: currency and value of a purchase';
  return invalidIn(fields, knownFields) ?? invalidIn(user, userData) ?? invalidIn(custom, customData);
}

function invalidIn(fields: Record<string, unknown>, tests: Record<string, Test>): string | undefined {
  const invalid = Object.entries(fields).find(([name, value]) => !tests[name]?.(value));
  return invalid && `Invalid parameter: ${invalid[0]}`;
}
