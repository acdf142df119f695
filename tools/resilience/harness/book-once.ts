import { randomUUID } from 'node:crypto';
import { retryOn503 } from './retry-on-503.ts';
import type { ApiResponse, Form, Visitor } from './visitor.ts';

/** Books like the page, which resends the form with the same key when the server is too busy. */
export function bookOnce(visitor: Pick<Visitor, 'book'>, form: Form): Promise<ApiResponse> {
  const key = randomUUID();
  return retryOn503(() => visitor.book(form, key));
}
