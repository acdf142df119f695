import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { closeTill as closeContract } from '#shared/contracts/staff/close-till.ts';
import type { showTill as showContract } from '#shared/contracts/staff/show-till.ts';
import type { ZReport } from '#shared/staff/till/z-report.ts';
import { staffClient } from './staff-client.ts';

export type TillReply = ReplyOf<typeof showContract>;
export type Closing = Omit<InputOf<typeof closeContract>['body'], 'commandId'>;

/**
 * The X so far and the latest Zs, or one Z whole.
 *
 * @param options.z number of a Z
 * @throws CallProblem `not-found` when there is no such Z
 */
export const showTill = (options: {
  z?: number | undefined;
  signal?: AbortSignal;
  client?: Client;
}): Promise<TillReply> => {
  const { z, signal, client = staffClient } = options;
  return client<TillReply>({
    endpoint: 'showTill',
    ...(z !== undefined && { query: { z: String(z) } }),
    ...(signal && { signal }),
  });
};

/**
 * Closes the X that is shown; repeatable under its command id.
 *
 * @throws CallProblem `till-changed` when the till holds anything else by now
 */
export async function closeTill(
  commandId: string,
  closing: Closing,
  client: Client = staffClient,
): Promise<ZReport> {
  const body = { commandId, ...closing };
  return (await client<ReplyOf<typeof closeContract>>({ endpoint: 'closeTill', body })).z;
}
