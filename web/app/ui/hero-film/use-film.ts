import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readCircumstances, rememberChoice } from './circumstances.ts';
import { wantsFilm } from './wants-film.ts';

export interface FilmState {
  video: RefObject<HTMLVideoElement | null>;
  /** It is to play; undefined until the page has loaded and come to life. */
  wanted: boolean | undefined;
  /** It has been wanted once, so its element is there. */
  fetched: boolean;
  /** Its pictures can be seen; until then the still is. */
  shown: boolean;
  failed: boolean;
  toggle: () => void;
  onPlaying: () => void;
  onFailure: () => void;
}

/** Starts the film when everything else has loaded, unless something speaks against it. */
export function useFilm(): FilmState {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState<boolean>();
  const [fetched, setFetched] = useState(false);
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);

  const want = useCallback((plays: boolean) => {
    setWanted(plays);
    if (plays) setFetched(true);
  }, []);

  useEffect(() => {
    const begin = () => want(wantsFilm(readCircumstances()));
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [want]);

  useEffect(() => {
    const film = video.current;
    if (film === null) return;
    if (!wanted) film.pause();
    // Refused by a browser that saves its battery: the button asks again.
    else film.play().catch(({ name }: Error) => name === 'NotAllowedError' && setWanted(false));
  }, [wanted]);

  return {
    video,
    wanted,
    fetched,
    shown,
    failed,
    toggle: () => {
      rememberChoice(wanted ? 'pause' : 'play');
      want(!wanted);
    },
    onPlaying: () => setShown(true),
    onFailure: () => setFailed(true),
  };
}
