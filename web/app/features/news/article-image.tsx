import type { ArticlePicture } from '../../content/articles.ts';
import { PicturePlace } from '../../ui/picture-place/picture-place.tsx';
import { BayScene } from '../../ui/scenes/bay-scene.tsx';
import { CaneScene } from '../../ui/scenes/cane-scene.tsx';
import { CasksScene } from '../../ui/scenes/casks-scene.tsx';
import { StillScene } from '../../ui/scenes/still-scene.tsx';
import styles from './article-image.module.css';

const scenes = { bay: BayScene, cane: CaneScene, casks: CasksScene, still: StillScene };

export interface ArticleImageProps {
  picture: ArticlePicture;
  /** How wide it is on the page, in the words of the attribute `sizes`. */
  sizes: string;
  first?: boolean;
}

/** A picture of an article, with its caption if it has one. */
export const ArticleImage = ({ picture, sizes, first = false }: ArticleImageProps) => {
  const Drawing = scenes[picture.scene];
  const place = (
    <PicturePlace spot={picture} sizes={sizes} first={first}>
      <Drawing />
    </PicturePlace>
  );
  if (picture.caption === undefined) return place;
  return (
    <figure>
      {place}
      <figcaption className={styles.caption}>{picture.caption}</figcaption>
    </figure>
  );
};
