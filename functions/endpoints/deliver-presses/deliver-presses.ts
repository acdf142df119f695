import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import type { ChainKey, ChainStore } from '#functions/stores/kept-presses/chains.ts';
import type { SignerStore } from '#functions/stores/staff/press-signers.ts';
import { type DeliveryDeps, deliverPress } from '#functions/use-cases/kept-presses/deliver-press.ts';
import { nameOfDevice } from '#functions/use-cases/kept-presses/name-of-device.ts';
import type { deliverPresses as contract } from '#shared/contracts/kept/deliver-presses.ts';
import { extendTo } from '#shared/kept-presses/chain.ts';
import type { PressOutcome } from '#shared/kept-presses/outcome.ts';
import {
  isSignedPress,
  type PressHead,
  readHead,
  readPress,
  type SignedPress,
} from '#shared/kept-presses/press.ts';

interface Deps extends DeliveryDeps {
  readonly signers: SignerStore;
  readonly chains: ChainStore;
}

/** A press of the call, by its place in it. */
interface Delivered {
  readonly index: number;
  readonly signed: SignedPress;
  readonly head: PressHead;
}

/**
 * Records presses in the order of their devices, and gives each its outcome. Whatever happens to one of them, the next
 * one is recorded.
 */
export const deliverPresses =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { presses, last }, deviceId }) => {
    const outcomes: PressOutcome[] = presses.map(() => 'rejected');
    const delivered = presses
      .flatMap((signed, index): Delivered[] => {
        const head = isSignedPress(signed) ? readHead(signed.text) : undefined;
        return head ? [{ index, signed, head }] : [];
      })
      .toSorted((a, b) => orderOf(a.head, b.head));
    const authors = delivered.flatMap(({ signed }) => readPress(signed.text)?.by ?? []);
    const named = [...delivered.map(({ head }) => head.device), ...(deviceId ? [deviceId] : [])];
    const signers = await deps.signers.read(named, authors);
    for (const { index, signed, head } of delivered)
      try {
        outcomes[index] = await deliverPress(deps, {
          signed,
          head,
          signers,
          hasSession: deviceId !== undefined,
        });
      } catch (error) {
        outcomes[index] = 'failed';
        log.error('kept-press.failed', { device: head.device, n: head.n, ...loggableError(error) });
      }
    const device = deviceId === undefined ? undefined : signers.devices.get(deviceId);
    if (device?.pressKeys?.some(({ id }) => id === last?.key) && last)
      await noteLast(deps, { device: device.id, key: last.key }, nameOfDevice(device), last.n);
    return { success: true, outcomes };
  };

const orderOf = (a: PressHead, b: PressHead): number =>
  compare(a.device, b.device) || compare(a.key, b.key) || a.n - b.n;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A device that names its last number shows a gap at the end. */
async function noteLast({ chains, clock }: Deps, of: ChainKey, name: string, n: number): Promise<void> {
  const at = Math.floor(clock().getTime() / 1000);
  await chains.change(of, { name, at }, (chain) => extendTo(chain, n));
}
