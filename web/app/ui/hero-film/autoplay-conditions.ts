import type { AutoplayConditions, FilmChoice } from './should-autoplay.ts';

/** Chromium only, missing in the DOM types. */
interface NavigatorWithConnection {
  connection?: { effectiveType?: string; saveData?: boolean };
}

const storeName = 'film';

export function readAutoplayConditions(): AutoplayConditions {
  const { connection } = navigator as NavigatorWithConnection;
  return {
    chosen: storedChoice(),
    prefersReducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData ?? false,
    connection: connection?.effectiveType,
  };
}

/** Stores the choice for this session. Without storage, the choice ends with the page. */
export function rememberChoice(choice: FilmChoice): void {
  try {
    sessionStorage.setItem(storeName, choice);
  } catch {}
}

function storedChoice(): FilmChoice | undefined {
  try {
    const stored = sessionStorage.getItem(storeName);
    return stored === 'play' || stored === 'pause' ? stored : undefined;
  } catch {
    return undefined;
  }
}
