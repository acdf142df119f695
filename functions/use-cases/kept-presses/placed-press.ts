import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import type { PartyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import type { VisitStore } from '#functions/stores/bookings/visits.ts';
import type { ReferenceSecret } from '#functions/stores/table/reference-secret.ts';
import type { OpenReason } from '#shared/kept-presses/open-reason.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

export interface PlacePressDeps {
  readonly visits: VisitStore;
  readonly days: Pick<DayStore, 'slots' | 'archived'>;
  readonly bookings: Pick<BookingStore, 'book' | 'bookOverCapacity'>;
  readonly parties: Pick<PartyChangeStore, 'cancel'>;
  readonly referenceSecret: ReferenceSecret;
  readonly clock: Clock;
}

/**
 * The outcome of placing a press. `party`: the party in whose history it is, if a colleague must make a decision there.
 */
export type PlacedPress =
  | { readonly result: 'recorded' | 'known' }
  | {
      readonly result: 'undecided';
      readonly party: { readonly date: string; readonly tourId: number; readonly party: string };
    }
  | { readonly result: 'unplaced'; readonly reason: OpenReason };
