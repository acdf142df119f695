/** An error in Stripe's format: `{ error: { type, code, message, param } }`. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    message: string,
    {
      status = 400,
      type = 'invalid_request_error',
      code,
      param,
    }: {
      status?: number;
      type?: StripeProblem['type'];
      code?: string | undefined;
      param?: string | undefined;
    } = {},
  ) {
    super(message);
    this.name = 'StripeProblem';
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }

  /** Every refusal has an `error`: Stripe's library treats a response without one as a success. */
  get body(): { error: Record<string, string> } {
    const { type, code, message, param } = this;
    return { error: { type, ...(code && { code }), message, ...(param && { param }) } };
  }
}

/** The error for an id that no object has. */
export function missing(kind: string, id: string, param = 'id'): StripeProblem {
  return new StripeProblem(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });
}
