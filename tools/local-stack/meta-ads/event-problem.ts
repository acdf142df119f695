type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string' && value !== '';
const isAmount: Test = (value) => typeof value === 'number' && value >= 0;
const isCount: Test = (value) => Number.isInteger(value) && isAmount(value);
const isUrl: Test = (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const matches =
  (pattern: RegExp): Test =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
/** Personal identifiers are accepted as SHA-256 only. */
const isDigestList: Test = (value) => Array.isArray(value) && value.every(matches(/^[0-9a-f]{64}$/));

const requiredFields = {
  event_name: matches(/^[A-Za-z][A-Za-z0-9_ ]{0,39}$/),
  event_time: isCount,
  event_id: isText,
  action_source: (value: unknown) => value === 'website',
  event_source_url: isUrl,
  user_data: (value: unknown) => typeof value === 'object' && value !== null,
};
const userData = {
  client_user_agent: isText,
  client_ip_address: isText,
  fbc: matches(/^fb\.[0-2]\.\d+\..+$/),
  fbp: matches(/^fb\.[0-2]\.\d+\.\d+$/),
  em: isDigestList,
  external_id: isDigestList,
};
const customData = {
  currency: matches(/^[A-Z]{3}$/),
  value: isAmount,
  content_ids: (value: unknown) => Array.isArray(value) && value.every(isText),
  content_name: isText,
  content_type: matches(/^product(_group)?$/),
  contents: (value: unknown) => Array.isArray(value),
  num_items: isCount,
  transaction_id: isText,
};
const knownFields = { ...requiredFields, referrer_url: isUrl, custom_data: requiredFields.user_data };
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
