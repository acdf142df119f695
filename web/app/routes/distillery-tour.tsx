import { redirect } from 'react-router-dom';

/** The old address of the tour (specification §2). */
export function clientLoader() {
  return redirect('/tours');
}

export default function DistilleryTour() {
  return null;
}
