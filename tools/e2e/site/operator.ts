import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { operatorLink } from '#shared/operators/operator-key.ts';
import { localStack } from '#tools/staff-cli/connection/local-stack.ts';

/** An operator whose request the staff has approved. */
export interface ApprovedOperator {
  readonly id: string;
  /** Console link from the approval email. */
  readonly link: string;
  readonly revoke: () => Promise<void>;
}

export async function approveNewOperator(
  request: APIRequestContext,
  companyName: string,
  chargingModel: 'operator_charges' | 'guest_pays' = 'operator_charges',
): Promise<ApprovedOperator> {
  const response = await request.post('/api/touroperators', {
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
  expect(response.status()).toBe(200);
  const { table, clock, siteUrl } = await localStack(String(process.env.SITE_URL));
  const store = operatorStore(table, clock);
  const id =
    (await store.list()).operators.find((operator) => operator.companyName === companyName)?.id ?? '';
  const approval = await store.approve(id);
  if (approval.result !== 'made') throw new Error(`The operator cannot be approved: ${approval.result}`);
  return {
    id,
    link: operatorLink(siteUrl, companyName, approval.key),
    revoke: async () => {
      expect(await store.revoke(id)).toMatchObject({ result: 'made' });
    },
  };
}
