/** What speaks for and against a film that nobody has asked for. */
export interface Circumstances {
  /** What the visitor chose by the button earlier in this visit. */
  chosen: FilmChoice | undefined;
  prefersStillness: boolean;
  savesData: boolean;
  /** `effectiveType` of the connection, where the browser tells it. */
  connection: string | undefined;
}

export type FilmChoice = 'play' | 'pause';

const slow = new Set(['slow-2g', '2g', '3g']);

/** Whether the film starts by itself. The visitor's own choice counts before everything else. */
export function wantsFilm({ chosen, prefersStillness, savesData, connection = '' }: Circumstances): boolean {
  if (chosen !== undefined) return chosen === 'play';
  return !prefersStillness && !savesData && !slow.has(connection);
}
