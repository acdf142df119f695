import type { ReactNode } from 'react';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import styles from './picture-frame.module.css';

export interface PictureFrameProps {
  spot: PictureSpot;
  /** Shown without a picture. */
  children?: ReactNode;
  /** `sizes` of the picture. */
  sizes?: string;
  /** Above the fold: loaded eagerly, with high priority. */
  first?: boolean;
  /** Covers its container, which must be positioned and have a height, instead of keeping its ratio. */
  cover?: boolean;
}

/** A cover is wider than an upright window. */
const coverSizes = '(min-width: 900px) 100vw, 150vw';

/** A frame of fixed ratio with a picture or a drawing; prevents layout shift. */
export function PictureFrame({ spot, children, sizes, first, cover }: PictureFrameProps) {
  const { image, alt, ratio, focus } = spot;
  const className = cover ? `${styles.frame} ${styles.cover}` : styles.frame;
  if (!image) {
    return alt ? (
      <div className={className} data-ratio={ratio} role="img" aria-label={alt}>
        {children}
      </div>
    ) : (
      <div className={className} data-ratio={ratio} aria-hidden="true">
        {children}
      </div>
    );
  }
  // A full-width strip would be too low on phones: it uses the square crop.
  const square = cover || ratio === '21:9' ? image.square : undefined;
  return (
    <picture className={className} data-ratio={ratio}>
      {square && <source media="(max-width: 599.98px)" type="image/avif" srcSet={square} />}
      <source type="image/avif" srcSet={image.avif} sizes={sizes ?? (cover ? coverSizes : '100vw')} />
      <img
        className={styles.image}
        data-focus={focus}
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
