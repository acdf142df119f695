/** Opening and closing in minutes since midnight in Port Vila. */
export interface Hours {
  readonly from: number;
  readonly until: number;
}

export const weekdayHours: Hours = { from: 8 * 60, until: 17 * 60 };
export const saturdayHours: Hours = { from: 12 * 60, until: 18 * 60 };

/** Hours of Islands Night, unless managers have set others. */
export const eveningHours: Hours = { from: 18 * 60, until: 22 * 60 };

export const openingHours: readonly { readonly days: string; readonly hours: Hours | undefined }[] = [
  { days: 'Monday to Friday', hours: weekdayHours },
  { days: 'Saturday', hours: saturdayHours },
  { days: 'Sunday', hours: undefined },
];
