import { Link, type LinkProps } from 'react-router-dom';
import { isElsewhere } from '../../content/frame/language.ts';

/** A link of the router, or of the browser where another build has the page. */
export const PageLink = ({ to, ...link }: LinkProps & { to: string }) =>
  isElsewhere(to) ? <a href={to} {...link} /> : <Link to={to} {...link} />;
