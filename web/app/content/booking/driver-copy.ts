import { portVilaTimeNote } from '#shared/values/written-time.ts';

/** Card for the driver. Its directions are in `shared/content/directions.ts`. */
export const driverCopy = {
  title: 'For your driver',
  lead: 'Hand your phone over, or a printed card: the way here in Bislama, French and English.',
  fullScreen: 'Show full screen',
  print: 'Print this card',
  close: 'Close',
  card: 'Show this to your driver',
  phone: (phone: string) => `Ring the distillery: ${phone}`,
  starts: (date: string, time: string) => `We are expected on ${date}, ${time}, ${portVilaTimeNote}.`,
} as const;
