import { business } from '#shared/content/business.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { myBookingPath } from '../booking/my-booking-path.ts';
import type { FooterCopy } from './footer-copy.ts';

const { locality, region, country } = business.address;
const { value, of, reviews } = business.rating;

/** The two columns of links (specification §2), and the link to My booking. */
export const links: FooterCopy['links'] = [
  [
    { label: 'Discover', to: '/discover' },
    { label: 'The Spirits', to: '/spirits' },
    { label: 'Batches', to: '/batch' },
    { label: 'Storian Collection', to: '/storian-releases' },
    { label: 'Team', to: '/team' },
  ],
  [
    { label: 'Tours & Events', to: '/tours' },
    { label: 'My booking', to: myBookingPath },
    { label: 'Where to Buy', to: '/buy' },
    { label: 'Contact Us', to: '/contact' },
    { label: 'In the news', to: '/in-the-news' },
    { label: 'Legal Disclosure (Japan)', to: '/legal-disclosure' },
  ],
];

/** Footer in the language of the site. */
export const siteFooter: FooterCopy = {
  more: [
    { label: 'For tour operators', to: '/operator' },
    { label: '日本語', to: '/jp', lang: 'ja' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Cookie policy', to: '/cookies' },
  ],
  words: {
    footerLinks: 'More pages',
    social: 'Social networks',
    hours: 'Opening hours',
    hoursNote: 'Port Vila time (UTC+11). Closed on public holidays.',
    closed: 'Closed',
    copyright: (name) => `© 2024 ${name}`,
    cookieSettings: 'Cookie settings',
  },
  links,
  address: [locality, region, country].join(', '),
  rating: `Rated ${value} out of ${of} from ${reviews} reviews`,
  timeLabel,
  span: (from, until) => `${from} to ${until}`,
};
