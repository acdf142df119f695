/** A ship's day in port as listed by the owner. Port Vila time, 24-hour `HH:mm`. */
export interface ShipEntry {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly ship: string;
  /** Earliest time for guests on the wharf: gangway or first tender. */
  readonly ashore: string;
  /** Deadline for guests to be back on board. */
  readonly allAboard: string;
}

/**
 * Ships and their days in port. SAMPLE ENTRIES, ships and hours are invented: the owner replaces them from the port's
 * schedule, in any order; past days may stay. Without entries, neither the site nor emails mention ships.
 */
export const shipEntries: readonly ShipEntry[] = [
  { date: '2026-12-09', ship: 'Sample Tern', ashore: '08:30', allAboard: '16:30' },
  { date: '2026-12-10', ship: 'Sample Tern', ashore: '07:30', allAboard: '14:30' },
  { date: '2026-12-10', ship: 'Sample Petrel', ashore: '11:00', allAboard: '18:00' },
  { date: '2027-01-13', ship: 'Sample Petrel', ashore: '09:00', allAboard: '17:30' },
  { date: '2027-02-03', ship: 'Sample Tern', ashore: '08:00', allAboard: '16:00' },
];
