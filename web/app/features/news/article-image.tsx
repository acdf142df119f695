import type { ArticlePicture } from '#app/content/news/article.ts';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import styles from './article-image.module.css';

export interface ArticleImageProps {
  picture: ArticlePicture;
  /** `sizes` of the picture. */
  sizes: string;
  first?: boolean;
}

export const ArticleImage = ({ picture, sizes, first = false }: ArticleImageProps) => {
  const place = <PictureFrame spot={picture} sizes={sizes} first={first} />;
  if (picture.caption === undefined) return place;
  return (
    <figure>
      {place}
      <figcaption className={styles.caption}>{picture.caption}</figcaption>
    </figure>
  );
};
