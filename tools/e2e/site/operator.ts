import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

const top = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Runs a staff command on the running product. */
async function ops(...words: string[]): Promise<string> {
  const { stdout } = await run(
    path.join(top, 'node_modules/.bin/node'),
    ['tools/dev-cli/ops.ts', 'operators', ...words, '--yes', '--url', String(process.env.SITE_URL)],
    { cwd: top },
  );
  return stdout;
}

/** An operator whose request staff approved. */
export interface ApprovedOperator {
  readonly id: string;
  /** Console link from the approval mail. */
  readonly link: string;
  readonly revoke: () => Promise<string>;
}

export async function approvedOperator(
  request: APIRequestContext,
  companyName: string,
  chargingModel: 'operator_charges' | 'guest_pays' = 'operator_charges',
): Promise<ApprovedOperator> {
  const answer = await request.post('/api/touroperators', {
    data: {
      companyName,
      contactName: 'Ana Sample',
      email: 'ana.sample@example.com',
      mobilePhone: '+678 00003',
      operatorType: 'Private Guides',
      tourFrequency: 'Once a week',
      chargingModel,
      waitsOnSite: 'no',
    },
  });
  expect(answer.status()).toBe(200);
  const line = (await ops()).split('\n').find((each) => each.includes(companyName));
  const id = line?.split(' ')[0] ?? '';
  const link = (await ops('approve', id)).split('\n').find((each) => each.startsWith('http')) ?? '';
  return { id, link, revoke: () => ops('revoke', id) };
}
