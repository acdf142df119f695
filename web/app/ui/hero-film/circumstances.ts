import type { Circumstances, FilmChoice } from './wants-film.ts';

/** Not in the types of the DOM: browsers other than Chromium's do not tell. */
interface TellingNavigator {
  connection?: { effectiveType?: string; saveData?: boolean };
}

const storeName = 'film';

/** As they are in this browser now. */
export function readCircumstances(): Circumstances {
  const { connection } = navigator as TellingNavigator;
  return {
    chosen: chosenBefore(),
    prefersStillness: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData ?? false,
    connection: connection?.effectiveType,
  };
}

/** For this visit; a browser that stores nothing forgets it with the page. */
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
