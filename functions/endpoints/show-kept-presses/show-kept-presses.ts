import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import type { VisitStore } from '#functions/stores/bookings/visits.ts';
import type { ChainStore } from '#functions/stores/kept-presses/chains.ts';
import type { OpenPress, OpenPresses } from '#functions/stores/kept-presses/open-presses.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import type { SignerStore } from '#functions/stores/staff/press-signers.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { nameOfDevice } from '#functions/use-cases/kept-presses/name-of-device.ts';
import { overfullStarts } from '#functions/use-cases/kept-presses/overfull-starts.ts';
import { owingDevices } from '#functions/use-cases/kept-presses/owing-devices.ts';
import { partyNow } from '#functions/use-cases/kept-presses/party-now.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import type { ListedPress } from '#shared/contracts/kept/kept-press-fields.ts';
import type { showKeptPresses as contract } from '#shared/contracts/kept/show-kept-presses.ts';
import { readPress } from '#shared/kept-presses/press.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly open: OpenPresses;
  readonly chains: Pick<ChainStore, 'listIncomplete'>;
  readonly visits: VisitStore;
  readonly days: Pick<DayStore, 'slots'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly signers: SignerStore;
  readonly clock: Clock;
}

/** Lists presses and parties that need a decision, without parties that were corrected in another way. */
export const showKeptPresses =
  ({ open, chains, visits, days, people, signers, clock }: Deps): UseCase<typeof contract> =>
  async () => {
    const [openParties, presses, owing, colleagues] = await Promise.all([
      open.listParties(),
      open.listPresses(),
      owingDevices(chains),
      people.list(),
    ]);
    const bookings = await Promise.all(openParties.map((party) => partyNow(visits, party)));
    const parties = bookings
      .flatMap((booking) => (booking === undefined ? [] : [partyReply(booking)]))
      .filter((party) => partyState(party).flags.length > 0);
    const ids = [
      ...presses.map(({ device }) => device),
      ...parties.flatMap(({ log }) => log.map(({ on }) => on)),
    ];
    const { devices } = await signers.read(ids, []);
    return {
      success: true,
      now: epochSeconds(clock()),
      parties,
      rooms: [...(await overfullStarts(days, parties))],
      notPlaced: presses.map(listedPress),
      owing: [...owing],
      people: colleagues.map(({ id, name, role }) => ({ id, name, role })),
      devices: [...devices.values()].map((device) => ({ id: device.id, name: nameOfDevice(device) })),
    };
  };

function listedPress({ device, key, n, digest, why, receivedAt, judged, text }: OpenPress): ListedPress {
  const press = readPress(text);
  return {
    device,
    key,
    n,
    digest,
    why,
    receivedAt,
    ...(judged && { at: Math.floor(judged.at / 1000) }),
    ...(press
      ? { press: { id: press.id, by: press.by, party: press.party, action: press.action } }
      : { text }),
  };
}
