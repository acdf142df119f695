import { type ClientLoaderFunctionArgs, data, redirect } from 'react-router-dom';
import { unknownAddress } from '#shared/site/unknown-address.ts';
import { isApiOrFile } from '../ui/navigation/scroll-restoration.ts';

/** Redirects of old URLs (specification §2). */
const newPaths: Readonly<Record<string, string>> = {
  '/japan': '/jp',
  '/product/distillery-tour': '/tours',
  '/landed': '/',
};

/**
 * Unknown paths, `/landed` among them, redirect to the landing page, which reports those that never existed. Files and
 * `/api/…` are not pages: they get a 404 (specification §2).
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (isApiOrFile(pathname)) throw data(null, { status: 404 });
  return redirect(newPaths[pathname.replace(/\/$/, '')] ?? `/${unknownAddress}`);
}

export default function UnknownPath() {
  return null;
}
