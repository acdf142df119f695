import { createRoot } from 'react-dom/client';
import { restoreTyped } from '#app/ui/navigation/typed-values.ts';
import { LanguageNotice, wasNoticeClosed } from './language-notice.tsx';

/** Restores the input from another language, and offers the French page to readers of French. */
export function arrive(readsFrench: boolean): void {
  restoreTyped();
  if (!readsFrench || wasNoticeClosed()) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <LanguageNotice
      onClose={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
