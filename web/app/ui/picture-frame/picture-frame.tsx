import type { ReactNode } from 'react';
import type { PictureSpot } from '../../content/pictures/picture-spot.ts';
import styles from './picture-frame.module.css';

export interface PictureFrameProps {
  spot: PictureSpot;
  /** What stands there as long as there is no picture. */
  children?: ReactNode;
  /** How wide the picture is on the page, in the words of the attribute `sizes`. */
  sizes?: string;
  /** In sight when the page opens: fetched at once, before other pictures. */
  first?: boolean;
  /** Covers its container, which must be positioned and gives the height, instead of keeping its own ratio. */
  cover?: boolean;
}

/** A cover is wider than the window where that is upright. */
const coverSizes = '(min-width: 900px) 100vw, 150vw';

/** Room for a picture of a fixed ratio: shows the picture if there is one, else a drawing. Nothing moves either way. */
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
  // Where a strip across the page would be too low to see anything in, it is a square.
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
