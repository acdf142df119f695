import type { Release } from './releases.ts';

/** Where the release stands on its page. */
export const releaseAnchor = ({ title }: Pick<Release, 'title'>): string =>
  title.toLowerCase().replaceAll(' ', '-');

export const releaseAddress = (release: Pick<Release, 'title'>): string =>
  `/storian-releases#${releaseAnchor(release)}`;
