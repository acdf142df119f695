import { renewSession as contract } from '../../../shared/contracts/staff/renew-session.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { Env } from './env.ts';

readEnvironment(Env);
export const handler = () => Promise.reject(new Error(contract.name));
