import { sendMetaEvent as contract } from '../../../shared/contracts/send-meta-event.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { secrets } from '../../payments/secrets.ts';
import { Env } from './env.ts';
import { providerIn } from './provider.ts';
import { sendMetaEvent } from './send-meta-event.ts';

const clock = () => new Date();

export const handler = endpoint(
  contract,
  sendMetaEvent({ tellProvider: providerIn(readEnvironment(Env), secrets(), clock) }),
);
