import { randomUUID } from 'node:crypto';
import { retryOn503 } from './retry-on-503.ts';
import type { Answer, Form, Visitor } from './visitor.ts';

/** Books as the page does, which resends the form with the same key when the server is too busy. */
export function bookOnce(visitor: Pick<Visitor, 'book'>, form: Form): Promise<Answer> {
  const key = randomUUID();
  return retryOn503(() => visitor.book(form, key));
}
