import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';
import { groupClosures, spanReason, spanStarts } from './closed-spans.ts';
import { PartyLines } from './party-lines.tsx';

const closure = {
  date: '2026-12-10',
  isWholeDay: false,
  tourIds: [8],
  reason: 'Power cut',
  pendingNotifications: 0,
};

describe('the French list of closures', () => {
  it('writes the time of a closed start as “14 h”', () => {
    const [span] = groupClosures([closure]);
    expect(span && spanStarts(span)).toBe('14\u00a0h Visite');
  });

  it('shows the French reason or, without one, the English one marked as English', () => {
    const [french] = groupClosures([{ ...closure, reasonFrench: 'Coupure de courant' }]);
    const [english] = groupClosures([closure]);
    expect(french && spanReason(french)).toEqual({ text: 'Coupure de courant' });
    expect(english && spanReason(english)).toEqual({ text: 'Power cut', lang: 'en' });
  });

  it('shows for a party the closed start, followed by the starts to offer by telephone, joined with “ou”', () => {
    const party: ClosureParty = {
      id: 'a',
      date: '2026-12-10',
      tourId: 8,
      firstName: 'Ann',
      lastName: 'Lee',
      source: 'phone',
      guestCount: 2,
      due: 8000,
      isMailed: false,
      messagesIn: 'English',
      offered: [
        { date: '2026-12-11', tourId: 8 },
        { date: '2026-12-11', tourId: 9 },
      ],
    };
    const text = renderToStaticMarkup(<PartyLines label="x" parties={[party]} hasDays={false} hasOffers />)
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/[\u202f\u00a0]/g, ' ');
    expect(text).toContain(
      '14 h Visite. À proposer : vendredi 11 décembre, 14 h Visite ou 14 h Dégustation.',
    );
  });
});
