/** The conditions for autoplay. */
export interface AutoplayConditions {
  /** The visitor's choice with the button in this session. */
  chosen: FilmChoice | undefined;
  prefersReducedMotion: boolean;
  savesData: boolean;
  /** `effectiveType` of the connection, where known. */
  connection: string | undefined;
}

export type FilmChoice = 'play' | 'pause';

const slow = new Set(['slow-2g', '2g', '3g']);

/** Whether the film autoplays. The visitor's choice has priority. */
export function shouldAutoplay({
  chosen,
  prefersReducedMotion,
  savesData,
  connection = '',
}: AutoplayConditions): boolean {
  if (chosen !== undefined) return chosen === 'play';
  return !prefersReducedMotion && !savesData && !slow.has(connection);
}
