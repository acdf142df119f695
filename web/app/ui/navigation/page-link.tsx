import { Link, type LinkProps } from 'react-router-dom';
import { basePath } from '../../content/frame/language.ts';
import { isElsewhere } from '../../content/frame/site-paths.ts';

/** A link of the router, or of the browser where another build has the page. */
export const PageLink = ({ to, ...link }: LinkProps & { to: string }) =>
  basePath !== '' && isElsewhere(to) ? <a href={to} {...link} /> : <Link to={to} {...link} />;
