import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readAutoplayConditions, rememberChoice } from './autoplay-conditions.ts';
import { shouldAutoplay } from './should-autoplay.ts';

export interface FilmState {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether to play; undefined until loaded and hydrated. */
  shouldPlay: boolean | undefined;
  /** The video element is rendered. */
  isRendered: boolean;
  /** The first frame is visible; until then the poster is. */
  isShown: boolean;
  hasFailed: boolean;
  toggle: () => void;
  onPlaying: () => void;
  onFailure: () => void;
}

/** Starts the film after everything else has loaded, if the conditions for autoplay allow it. */
export function useFilm(): FilmState {
  const video = useRef<HTMLVideoElement>(null);
  const [shouldPlay, setShouldPlay] = useState<boolean>();
  const [isRendered, setRendered] = useState(false);
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const request = useCallback((plays: boolean) => {
    setShouldPlay(plays);
    if (plays) setRendered(true);
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
    if (!shouldPlay) film.pause();
    // If the browser blocks the film to save battery, the button offers to play it.
    else film.play().catch(({ name }: Error) => name === 'NotAllowedError' && setShouldPlay(false));
  }, [shouldPlay]);

  return {
    video,
    shouldPlay,
    isRendered,
    isShown,
    hasFailed,
    toggle: () => {
      rememberChoice(shouldPlay ? 'pause' : 'play');
      request(!shouldPlay);
    },
    onPlaying: () => setShown(true),
    onFailure: () => setFailed(true),
  };
}
