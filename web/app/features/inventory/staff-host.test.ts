import { expect, it } from 'vitest';
import { isStaffHost } from './staff-host.ts';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['www.example.com', false],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['', false],
])('the host name %j belongs to a staff machine: %s', (hostname, isStaff) => {
  expect(isStaffHost(hostname)).toBe(isStaff);
});
