import { business } from '#shared/content/business.ts';
import { mapLink } from '#shared/content/directions.ts';
import { payments } from '#shared/content/ways-to-pay.ts';
import type { portChart } from './port-chart.ts';

const { latitude, longitude } = business.position;
const degrees = (value: number): string => Math.abs(value).toFixed(4);

/** Contact page (specification §2, §3, §5, §8). */
export const contactCopy = {
  title: ['Come by,', 'call or write'],
  lead: 'Monday to Saturday, during opening hours, somebody is at the gate and by the phone. On Sundays and public holidays, write to us: we reply on the next working day.',
  address: 'Address',
  addressLines: [
    business.name,
    `${business.address.street}, ${business.address.postalCode}`,
    `${business.address.locality}, ${business.address.region}, ${business.address.country}`,
  ],
  phone: 'Phone',
  phones: business.phones,
  phoneNote: `In ${business.serviceLanguages.slice(0, -1).join(', ')} or ${business.serviceLanguages.at(-1)}.`,
  email: 'Email',
  emails: [
    { address: business.emails.bookings, note: 'tours and tastings' },
    { address: business.emails.events, note: 'events and everything else' },
  ],
  elsewhere: 'Also here',
  /** Pages that visitors look for here. */
  pages: [
    { label: 'For tour operators', to: '/operator' },
    { label: 'Shop for Japan, in Japanese', to: '/jp' },
  ],
  myBooking: 'My booking',
  myBookingNote: 'to see, change or cancel it',
  payment: 'Payment',
  payments,
  paymentNote: 'Prices are in vatu (VUV). Tours are paid on the day.',

  chart: `Chart of the bay of Port Vila with the distillery, ${business.wharf.name} and the road between them`,
  /** A word on the chart. */
  onChart: (word: (typeof portChart.words)[number]['text']): string => word,
  chartNote: 'A sketch, not for navigation.',
  distillery: 'The distillery',
  kilometres: (count: number) => `${count} km`,
  way: 'The way here',
  landmark: business.landmark.English,
  ride: `About ${business.wharf.rideMinutes} minutes by car from ${business.wharf.name}.`,
  position: `${degrees(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)}° ${longitude < 0 ? 'W' : 'E'}`,
  openInApp: 'Open in your map app',
  mapApp: `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(business.name)})`,
  openOnTheWeb: 'Open on OpenStreetMap',
  mapOnTheWeb: mapLink,
} as const;
