import type { AutoplayConditions, FilmChoice } from './should-autoplay.ts';

/** Chromium only, missing in the DOM types. */
interface NavigatorWithConnection {
  connection?: { effectiveType?: string; saveData?: boolean };
}

const storageKey = 'film';

export function readAutoplayConditions(): AutoplayConditions {
  const { connection } = navigator as NavigatorWithConnection;
  return {
    choice: storedChoice(),
    prefersReducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData ?? false,
    connection: connection?.effectiveType,
  };
}

/** Stores the choice for this session. Without storage, the choice lasts until the page is closed. */
export function rememberChoice(choice: FilmChoice): void {
  try {
    sessionStorage.setItem(storageKey, choice);
  } catch {}
}

function storedChoice(): FilmChoice | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return stored === 'play' || stored === 'pause' ? stored : undefined;
  } catch {
    return undefined;
  }
}
