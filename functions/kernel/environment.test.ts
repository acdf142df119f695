import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readEnvironment } from './environment.ts';

const Env = z.object({ TABLE_NAME: z.string().check(z.minLength(1)), MAIL_FROM: z.string() });

it('readEnvironment reads only the declared variables', () => {
  vi.stubEnv('TABLE_NAME', 'bookings');
  vi.stubEnv('MAIL_FROM', 'a@example.com');
  expect(readEnvironment(Env)).toEqual({ TABLE_NAME: 'bookings', MAIL_FROM: 'a@example.com' });
});

it('readEnvironment names the missing variables, never values', () => {
  vi.stubEnv('TABLE_NAME', '');
  vi.stubEnv('MAIL_FROM', undefined);
  vi.stubEnv('SECRET', 'marker');
  expect(() => readEnvironment(Env)).toThrow(/^Missing environment variables: TABLE_NAME, MAIL_FROM$/);
});
