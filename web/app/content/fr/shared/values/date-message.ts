import type * as english from '#shared/values/date-message.ts';

export const dayLikeThis: typeof english.dayLikeThis =
  'Indiquez un jour sous la forme 2026-12-31, ou laissez ce champ vide.';
