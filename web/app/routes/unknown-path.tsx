import { type ClientLoaderFunctionArgs, data, redirect } from 'react-router-dom';
import { isNoPage } from '../ui/navigation/arrival.ts';

/**
 * Unknown paths, `/landed` among them, lead to the landing screen. Files and `/api/…` are no pages: who comes to
 * one from outside is told that there is nothing (specification §2).
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  if (isNoPage(new URL(request.url).pathname)) throw data(null, { status: 404 });
  return redirect('/');
}

export default function UnknownPath() {
  return null;
}
