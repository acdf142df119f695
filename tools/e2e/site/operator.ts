import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { operators } from '#tools/staff-cli/operators.ts';
import { ops } from './ops.ts';

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
  const line = (await ops(operators, {})).split('\n').find((each) => each.includes(companyName));
  const id = line?.split(' ')[0] ?? '';
  const link =
    (await ops(operators, { words: ['approve', id] })).split('\n').find((each) => each.startsWith('http')) ??
    '';
  return { id, link, revoke: () => ops(operators, { words: ['revoke', id] }) };
}
