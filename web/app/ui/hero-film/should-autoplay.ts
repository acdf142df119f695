/** Inputs to the decision on autoplay. */
export interface Circumstances {
  /** The visitor's choice by the button in this session. */
  chosen: FilmChoice | undefined;
  prefersStillness: boolean;
  savesData: boolean;
  /** `effectiveType` of the connection, where known. */
  connection: string | undefined;
}

export type FilmChoice = 'play' | 'pause';

const slow = new Set(['slow-2g', '2g', '3g']);

/** Whether the film autoplays. The visitor's choice has priority. */
export function shouldAutoplay({
  chosen,
  prefersStillness,
  savesData,
  connection = '',
}: Circumstances): boolean {
  if (chosen !== undefined) return chosen === 'play';
  return !prefersStillness && !savesData && !slow.has(connection);
}
