/** The conditions for autoplay. */
export interface AutoplayConditions {
  /** The visitor's choice with the button in this session. */
  choice: FilmChoice | undefined;
  prefersReducedMotion: boolean;
  savesData: boolean;
  /** `effectiveType` of the connection, where known. */
  connection: string | undefined;
}

export type FilmChoice = 'play' | 'pause';

const slowConnections = new Set(['slow-2g', '2g', '3g']);

/** Whether the film autoplays. The visitor's choice has priority. */
export function shouldAutoplay({
  choice,
  prefersReducedMotion,
  savesData,
  connection = '',
}: AutoplayConditions): boolean {
  if (choice !== undefined) return choice === 'play';
  return !prefersReducedMotion && !savesData && !slowConnections.has(connection);
}
