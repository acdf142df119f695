import type { Problem, ProblemKind, Refusal, RefusalDetails } from '#shared/problems/problems.ts';

export const statusOf: Readonly<Record<ProblemKind, number>> = {
  'invalid-input': 400,
  'bad-signature': 400,
  unauthorized: 401,
  'device-ended': 401,
  forbidden: 403,
  'step-up': 403,
  'identification-required': 403,
  'code-given': 403,
  'origin-bypass': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'slot-full': 409,
  'slot-closed': 409,
  'language-taken': 409,
  'booking-cancelled': 409,
  'party-changed': 409,
  'checked-in': 409,
  'history-full': 409,
  'till-changed': 409,
  'order-changed': 409,
  'enquiry-changed': 409,
  'operator-changed': 409,
  'records-changed': 409,
  'calendar-changed': 409,
  'closing-changed': 409,
  'last-manager': 409,
  'name-taken': 409,
  'too-late': 409,
  'out-of-stock': 409,
  'stock-changed': 409,
  'checkout-over': 409,
  'payment-mismatch': 409,
  'too-large': 413,
  'wrong-type': 415,
  'not-bookable': 422,
  'price-changed': 422,
  'key-reused': 422,
  // 4xx, because provider failures must not raise 5xx alarms or roll back a deployment.
  'not-passed-on': 424,
  'too-many': 429,
  unexpected: 500,
  'checkout-refused': 502,
  unavailable: 503,
};

const unavailableRetrySeconds = 2;

/** Thrown to refuse a call; carries the message for the caller. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds until a retry may succeed, where known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refusal, fields?: Readonly<Record<string, string>>, retryAfterSeconds?: number) {
    super(refusal.message);
    this.name = 'Refused';
    this.refusal = refusal;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const foreignOrigin = new Refused({
  kind: 'foreign-origin',
  message: 'Please use the form on our own site.',
});
const unavailable = new Refused({
  kind: 'unavailable',
  message: 'Our booking system does not answer at the moment. Please try again in a few seconds.',
});
const unexpected = new Refused({
  kind: 'unexpected',
  message: 'Something went wrong on our side. Please try again, or write to us if it happens again.',
});

const itemFull = new Refused({
  kind: 'too-large',
  message: 'There is no room for more here, so nothing was changed. Please call us.',
});

/** An item would exceed the size limit of DynamoDB. */
function isItemTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { CancellationReasons = [] } = error as {
    CancellationReasons?: readonly { Code?: string; Message?: string }[];
  };
  const reasons = CancellationReasons.filter(({ Code }) => Code === 'ValidationError');
  const texts =
    error.name === 'ValidationException' ? [error.message] : reasons.map(({ Message = '' }) => Message);
  return texts.some((text) => /item size.*exceeded/i.test(text));
}

const transientNames = new Set([
  'TimeoutError',
  'DeadlineExceeded',
  'AbortError',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
]);
/** Transient cancellation reasons of transactions, which the SDK does not retry. */
const transientReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const transientCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $fault, $retryable, CancellationReasons } = error as {
    code?: string;
    $fault?: string;
    $retryable?: unknown;
    CancellationReasons?: readonly { Code?: string }[];
  };
  return (
    transientNames.has(error.name) ||
    (CancellationReasons ?? []).some(({ Code = '' }) => transientReasons.has(Code)) ||
    transientCodes.has(code ?? '') ||
    $fault === 'server' ||
    $retryable !== undefined
  );
}

/** Maps any error to a refusal without internal details. */
export function refusedFrom(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (isItemTooLarge(error)) return itemFull;
  return isTransient(error) ? unavailable : unexpected;
}

export function problemReply({ refusal, fields, retryAfterSeconds }: Refused) {
  const { kind, message, reason, about, details } = refusal;
  const wait = retryAfterSeconds ?? (kind === 'unavailable' ? unavailableRetrySeconds : undefined);
  const body: Problem = {
    success: false,
    message,
    error: message,
    kind,
    reason,
    about,
    details: definedValues(details),
    fields,
  };
  return {
    statusCode: statusOf[kind],
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    body: JSON.stringify(body),
  };
}

const definedValues = (details: RefusalDetails = {}): Problem['details'] => {
  const values = Object.entries(details).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return values.length === 0 ? undefined : Object.fromEntries(values);
};
