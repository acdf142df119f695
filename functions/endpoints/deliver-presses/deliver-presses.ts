import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import type { ChainKey, ChainStore } from '#functions/stores/kept-presses/chains.ts';
import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { SignerStore } from '#functions/stores/staff/press-signers.ts';
import type { StoredDevice } from '#functions/stores/staff/staff-items.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { type DeliveryDeps, deliverPress } from '#functions/use-cases/kept-presses/deliver-press.ts';
import { nameOfDevice } from '#functions/use-cases/kept-presses/name-of-device.ts';
import type { deliverPresses as contract } from '#shared/contracts/kept/deliver-presses.ts';
import { extendTo } from '#shared/kept-presses/chain.ts';
import { type DeviceReport, reportIntervalSeconds } from '#shared/kept-presses/device-report.ts';
import type { PressOutcome } from '#shared/kept-presses/outcome.ts';
import {
  isSignedPress,
  type PressHead,
  readHead,
  readPress,
  type SignedPress,
} from '#shared/kept-presses/press.ts';
import { staysOnDevice } from '#shared/kept-presses/stays-on-device.ts';

interface Deps extends DeliveryDeps {
  readonly signers: SignerStore;
  readonly chains: ChainStore;
  readonly devices: Pick<DeviceStore, 'recordReport'>;
}

/** A press with its index in the call. */
interface ParsedPress {
  readonly index: number;
  readonly signed: SignedPress;
  readonly head: PressHead;
}

/**
 * Records the presses of each device in the order of their numbers, and returns an outcome for each. A press that fails
 * does not stop the others.
 */
export const deliverPresses =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { presses, last: lastPress, kept: deviceReport }, deviceId }) => {
    const outcomes: PressOutcome[] = presses.map(() => 'rejected');
    const parsedPresses = presses
      .flatMap((signed, index): ParsedPress[] => {
        const head = isSignedPress(signed) ? readHead(signed.text) : undefined;
        return head ? [{ index, signed, head }] : [];
      })
      .toSorted((a, b) => compareHeads(a.head, b.head));
    const authorIds = parsedPresses.flatMap(({ signed }) => readPress(signed.text)?.by ?? []);
    const deviceIds = [...parsedPresses.map(({ head }) => head.device), ...(deviceId ? [deviceId] : [])];
    const signers = await deps.signers.read(deviceIds, authorIds);
    for (const { index, signed, head } of parsedPresses)
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
    if (device?.pressKeys?.some(({ id }) => id === lastPress?.key) && lastPress)
      await recordLastNumber(
        deps,
        { device: device.id, key: lastPress.key },
        nameOfDevice(device),
        lastPress.n,
      );
    if (device !== undefined && deviceReport !== undefined)
      await recordReport(deps, device, deviceReport, outcomes);
    return { success: true, outcomes };
  };

const compareHeads = (a: PressHead, b: PressHead): number =>
  compare(a.device, b.device) || compare(a.key, b.key) || a.n - b.n;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Stores how many presses a device keeps after this call, unless the same report was stored recently. */
async function recordReport(
  { devices, clock }: Deps,
  { id, kept }: StoredDevice,
  { waiting, storage }: DeviceReport,
  outcomes: readonly PressOutcome[],
): Promise<void> {
  const remaining = Math.max(0, waiting - outcomes.filter((outcome) => !staysOnDevice(outcome)).length);
  const isKnown =
    kept?.waiting === remaining &&
    kept.storage === storage &&
    kept.at > epochSeconds(clock()) - reportIntervalSeconds;
  if (!isKnown) await devices.recordReport(id, { waiting: remaining, storage });
}

/** Records the number of the last press of a device, so that presses missing at the end are noticed. */
async function recordLastNumber(
  { chains, clock }: Deps,
  key: ChainKey,
  name: string,
  n: number,
): Promise<void> {
  const at = epochSeconds(clock());
  await chains.change(key, { name, at }, (chain) => extendTo(chain, n));
}
