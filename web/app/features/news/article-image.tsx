import type { ArticlePicture } from '#app/content/news/article.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';

export interface ArticleImageProps {
  picture: ArticlePicture;
  /** `sizes` of the picture. */
  sizes: string;
  first?: boolean;
}

export const ArticleImage = ({ picture, sizes, first = false }: ArticleImageProps) => {
  const frame = <PictureFrame spot={picture} sizes={sizes} first={first} />;
  if (picture.caption === undefined) return frame;
  return (
    <figure>
      {frame}
      <Text as="figcaption" size="small" tone="quiet" above={12}>
        {picture.caption}
      </Text>
    </figure>
  );
};
