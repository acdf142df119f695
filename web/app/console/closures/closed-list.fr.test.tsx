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
  it('writes the hour of a closed start in the French way', () => {
    const [span] = groupClosures([closure]);
    expect(span && spanStarts(span)).toBe('14\u00a0h Visite');
  });

  it('shows the French reason or, without one, the English one marked as English', () => {
    const [french] = groupClosures([{ ...closure, reasonFrench: 'Coupure de courant' }]);
    const [english] = groupClosures([closure]);
    expect(french && spanReason(french)).toEqual({ text: 'Coupure de courant' });
    expect(english && spanReason(english)).toEqual({ text: 'Power cut', lang: 'en' });
  });

  it('joins the starts to offer on the telephone with “ou”, after the start that is closed', () => {
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
