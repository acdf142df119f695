/** Message about an optional day. */
export const dayLikeThis: string = 'Please enter a day like 2026-12-31, or leave it empty.';
