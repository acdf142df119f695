import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readAutoplayConditions, rememberChoice } from './autoplay-conditions.ts';
import { shouldAutoplay } from './should-autoplay.ts';

export interface FilmState {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether to play; undefined until loaded and hydrated. */
  requested: boolean | undefined;
  /** The video element is rendered. */
  fetched: boolean;
  /** The first frame is visible; until then the poster is. */
  shown: boolean;
  failed: boolean;
  toggle: () => void;
  onPlaying: () => void;
  onFailure: () => void;
}

/** Starts the film after everything else has loaded, if the conditions for autoplay allow it. */
export function useFilm(): FilmState {
  const video = useRef<HTMLVideoElement>(null);
  const [requested, setRequested] = useState<boolean>();
  const [fetched, setFetched] = useState(false);
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);

  const request = useCallback((plays: boolean) => {
    setRequested(plays);
    if (plays) setFetched(true);
  }, []);

  useEffect(() => {
    const begin = () => request(shouldAutoplay(readAutoplayConditions()));
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [request]);

  useEffect(() => {
    const film = video.current;
    if (film === null) return;
    if (!requested) film.pause();
    // The browser blocks it to save battery: the button offers to play.
    else film.play().catch(({ name }: Error) => name === 'NotAllowedError' && setRequested(false));
  }, [requested]);

  return {
    video,
    requested,
    fetched,
    shown,
    failed,
    toggle: () => {
      rememberChoice(requested ? 'pause' : 'play');
      request(!requested);
    },
    onPlaying: () => setShown(true),
    onFailure: () => setFailed(true),
  };
}
