/** A screen of the office, and the content that shows that it is open. */
export interface OfficeScreen {
  readonly path: string;
  readonly heading: RegExp;
  /** The first row; lists in navigations do not count. */
  readonly row: string;
}

const list = 'main li';

/** The screens in the order of their tabs. */
export const officeScreens: readonly OfficeScreen[] = [
  { path: '/staff/orders', heading: /^Orders$/, row: list },
  { path: '/staff/enquiries', heading: /^Enquiries$/, row: list },
  { path: '/staff/operators', heading: /^Operators$/, row: list },
  { path: '/staff/stock', heading: /^Stock$/, row: list },
  { path: '/staff/calendar', heading: /^Calendar$/, row: list },
  { path: '/staff/numbers', heading: / by (day|week|month)$/, row: 'main tbody tr' },
  { path: '/staff/privacy', heading: /^Privacy$/, row: 'main form' },
  { path: '/staff/people', heading: /^People and devices$/, row: list },
];
