import type { Release } from './releases.ts';

/** Anchor of the release on its page. */
export const releaseAnchor = ({ title }: Pick<Release, 'title'>): string =>
  title.toLowerCase().replaceAll(' ', '-');

export const releaseAddress = (release: Pick<Release, 'title'>): string =>
  `/storian-releases#${releaseAnchor(release)}`;
