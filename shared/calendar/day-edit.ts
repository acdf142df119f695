import type { CalendarDate } from '../values/port-vila-time.ts';

/** A ship's hours in port on a day. Minutes since midnight in Port Vila. */
export interface ShipHours {
  readonly ship: string;
  readonly ashoreMinutes: number;
  readonly allAboardMinutes: number;
}

/** A free evening at the distillery. Minutes since midnight in Port Vila. */
export interface Evening {
  readonly name: string;
  /** Without it, French pages show `name`. */
  readonly nameFrench?: string | undefined;
  readonly fromMinutes: number;
  readonly untilMinutes: number;
}

/** A manager's edit of a day, on top of the files' values; absent fields are as in the files. */
export interface DayEdit {
  readonly date: CalendarDate;
  /** `open`: the timetable of its weekday, even if the files close it or begin at noon; `afternoon`: from noon. */
  readonly opening?: 'open' | 'afternoon' | undefined;
  /** All ships of the day. */
  readonly ships?: readonly ShipHours[] | undefined;
  /** Null: no evening takes place. */
  readonly evening?: Evening | null | undefined;
}
