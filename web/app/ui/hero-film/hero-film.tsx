import type { ReactNode } from 'react';
import type { Film, FilmCut } from '#shared/site/film.ts';
import hidden from '../visually-hidden.module.css';
import styles from './hero-film.module.css';
import { useFilm } from './use-film.ts';

export interface HeroFilmProps {
  film: Film;
  /**
   * Class of the frame: position and size, `--film-scrim` and `--film-focus` (`object-position` when cropped).
   */
  frame: string | undefined;
  /** Alternative text of the poster; none when decorative. */
  alt?: string;
  /** Labels of the button. */
  copy: { readonly pause: string; readonly play: string };
  /** Rendered on the film. */
  children: ReactNode;
}

const phoneMedia = '(max-width: 599.98px)';

/**
 * A silent loop behind the top of a page, which must be positioned and isolated. The poster paints first; the film
 * loads last, and never with reduced motion or data saving. Decorative except for its poster.
 */
export function HeroFilm({ film: { wide, square }, frame, alt = '', copy, children }: HeroFilmProps) {
  const { video, shouldPlay, isRendered, isShown, hasFailed, toggle, onPlaying, onFailure } = useFilm();
  return (
    <>
      <div className={`${styles.picture} ${frame}`}>
        <picture>
          <source media={phoneMedia} type="image/avif" srcSet={widthsOf(square)} sizes="100vw" />
          <source type="image/avif" srcSet={widthsOf(wide)} sizes="100vw" />
          <source media={phoneMedia} srcSet={square.jpeg} />
          <img
            className={styles.cover}
            src={wide.jpeg}
            width={1280}
            height={720}
            alt={alt}
            fetchPriority="high"
            decoding="sync"
          />
        </picture>
        {isRendered && !hasFailed && (
          <video
            ref={video}
            className={styles.cover}
            data-shown={isShown}
            aria-hidden="true"
            muted
            playsInline
            loop
            preload="none"
            tabIndex={-1}
            onPlaying={onPlaying}
            // React also bubbles errors of the sources, after which the browser tries the next one.
            onError={({ target, currentTarget }) => target === currentTarget && onFailure()}
          >
            <source media={phoneMedia} src={square.av1} type={av1} />
            <source media={phoneMedia} src={square.h264} type={h264} />
            <source src={wide.av1} type={av1} />
            <source src={wide.h264} type={h264} onError={onFailure} />
          </video>
        )}
        <div className={styles.scrim} />
      </div>
      {children}
      {shouldPlay !== undefined && !hasFailed && (
        <button type="button" className={styles.toggle} onClick={toggle}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={shouldPlay ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
          </svg>
          <span className={hidden.hidden}>{shouldPlay ? copy.pause : copy.play}</span>
        </button>
      )}
    </>
  );
}

const av1 = 'video/mp4; codecs="av01.0.05M.10"';
const h264 = 'video/mp4; codecs="avc1.64001f"';

const widthsOf = ({ stills }: FilmCut): string =>
  stills.map(({ avif, width }) => `${avif} ${width}w`).join(', ');
