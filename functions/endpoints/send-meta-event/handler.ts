import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { secrets } from '#functions/payments/secrets.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { sendMetaEvent as contract } from '#shared/contracts/guests/send-meta-event.ts';
import { Env } from './env.ts';
import { providerFrom } from './provider.ts';
import { sendMetaEvent } from './send-meta-event.ts';

const clock = () => new Date();
const environment = readEnvironment(Env);
const quotas = quotaStore(openTable(environment.TABLE_NAME), clock);

export const handler = endpoint(
  contract,
  sendMetaEvent({ forwardConversion: providerFrom(environment, secrets(), clock) }),
  quotas,
);
