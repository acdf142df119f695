import type { ComponentType } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { basePath } from '#shared/site/language.ts';
import { isOutsideSite } from '#shared/site/site-paths.ts';

type PageLinkProps = LinkProps & { to: string };

/** A router link, or a plain link where another build serves the page. */
export const PageLink: ComponentType<PageLinkProps> =
  basePath === ''
    ? Link
    : ({ to, ...link }) => (isOutsideSite(to) ? <a href={to} {...link} /> : <Link to={to} {...link} />);
