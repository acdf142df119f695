/** Opening hours (specification §4). */
export const openingHoursCopy = {
  title: 'Opening hours today',
  openNow: 'Open now',
  closedNow: 'Closed now',
  weekLine: ['Open Monday', 'to Saturday'],
  hours: 'Opening hours',
  holidays: 'Public holidays',
  hoursLine: (from: string, until: string) => `${from} to ${until}`,
  hoursClosed: 'Closed',
} as const;
