/** Cookie settings, loaded on demand; the footer's texts are in `frame-copy.ts`. */
export interface CookieCopy {
  title: string;
  lead: string;
  parts: Readonly<Record<'essential' | 'analytics' | 'marketing', { name: string; about: string }>>;
  always: string;
  /** State of a switch. */
  on: string;
  off: string;
  /** Link to the cookie policy. */
  policy: string;
  private: string;
  save: string;
  essentialOnly: string;
  /** Announced by screen readers. */
  saved: string;
  notSaved: string;
}

export const cookieCopy: CookieCopy = {
  title: 'Cookie settings',
  lead: 'You can change your mind here at any time. A change takes effect when you save it.',
  parts: {
    essential: {
      name: 'Essential',
      about: 'Remembers this choice, and holds your booking or order together while you make it.',
    },
    analytics: {
      name: 'Statistics',
      about: 'Tells us which pages are read and how far bookings get. Never who you are.',
    },
    marketing: {
      name: 'Advertising',
      about:
        'Tells our advertising partner that an advertisement led to a visit. Never your name or booking.',
    },
  },
  always: 'Always on',
  on: 'On',
  off: 'Off',
  policy: 'Cookie policy',
  private:
    'Your browser asks every site not to share what you do (Global Privacy Control). We respect that, so both stay off.',
  save: 'Save settings',
  essentialOnly: 'Essential only',
  saved: 'Your cookie settings are saved.',
  notSaved: 'Your browser does not let us store this choice. Until it does, nothing is measured.',
};
