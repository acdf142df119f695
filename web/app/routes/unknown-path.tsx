import { redirect } from 'react-router';

/** Unknown paths, `/landed` among them, lead to the landing screen (specification §2). */
export function clientLoader() {
  return redirect('/');
}

export default function UnknownPath() {
  return null;
}
