import type { Circumstances, FilmChoice } from './wants-film.ts';

/** Chromium only, missing in the DOM types. */
interface NavigatorWithConnection {
  connection?: { effectiveType?: string; saveData?: boolean };
}

const storeName = 'film';

export function readCircumstances(): Circumstances {
  const { connection } = navigator as NavigatorWithConnection;
  return {
    chosen: chosenBefore(),
    prefersStillness: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData ?? false,
    connection: connection?.effectiveType,
  };
}

/** For this session; without storage, until the page is left. */
export function rememberChoice(choice: FilmChoice): void {
  try {
    sessionStorage.setItem(storeName, choice);
  } catch {}
}

function chosenBefore(): FilmChoice | undefined {
  try {
    const stored = sessionStorage.getItem(storeName);
    return stored === 'play' || stored === 'pause' ? stored : undefined;
  } catch {
    return undefined;
  }
}
