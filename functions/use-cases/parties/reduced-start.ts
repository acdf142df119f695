import { createHash } from 'node:crypto';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { ReducedStart } from '#shared/contracts/staff/reduced-day.ts';
import { reducedParty } from '#shared/staff/parties/reduced-party.ts';

const versionLength = 12;

/**
 * The part of a start that a shared device shows while no one is identified. Its version differs from the whole start's.
 */
export function reducedStart({ tourId, guests, language, closed, parties }: Start): ReducedStart {
  const shown = {
    tourId,
    guests,
    ...(language && { language }),
    ...(closed && { closed: {} }),
    parties: parties.map(reducedParty),
  };
  const version = createHash('sha256')
    .update(JSON.stringify({ isReduced: true, ...shown }))
    .digest('hex')
    .slice(0, versionLength);
  return { ...shown, version };
}
