/** A request inside the local stack; header names in lower case. */
export interface HttpRequest {
  method: string;
  /** Path as sent, percent-encoded, without the query. */
  path: string;
  /** Query as sent, without the question mark. */
  query: string;
  headers: Record<string, string>;
  body: Buffer;
  /** IP address of the visitor. */
  sourceIp: string;
}

/** A response; header names in lower case, cookies apart, since each needs a separate header. */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

export function httpResponse(
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
): HttpResponse {
  return { status, headers, cookies: [], body: typeof body === 'string' ? Buffer.from(body) : body };
}

/** Largest request body that API Gateway accepts, in bytes. */
export const maxRequestBytes = 10 * 1024 * 1024;
