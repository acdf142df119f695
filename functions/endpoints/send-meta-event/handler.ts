import { sendMetaEvent as contract } from '../../../shared/contracts/send-meta-event.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { sendMetaEvent } from './send-meta-event.ts';

export const handler = endpoint(contract, sendMetaEvent());
