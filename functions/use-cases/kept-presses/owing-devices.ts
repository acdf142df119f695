import type { ChainStore, StoredChain } from '#functions/stores/kept-presses/chains.ts';
import { missingNumbers } from '#shared/kept-presses/chain.ts';
import type { OwingDevice } from '#shared/staff/till/owing-device.ts';

/** Lists the devices whose presses have not all arrived, as colleagues see them. */
export const owingDevices = async (
  chains: Pick<ChainStore, 'listIncomplete'>,
): Promise<readonly OwingDevice[]> => (await chains.listIncomplete()).map(owingDevice);

const owingDevice = ({ device, key, name, chain, heardAt, owesSince }: StoredChain): OwingDevice => ({
  device,
  key,
  name,
  missing: [...missingNumbers(chain)],
  broken: chain.broken,
  lost: chain.lost,
  heardAt,
  ...(owesSince !== undefined && { owesSince }),
});
