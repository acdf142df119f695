import { createRoot } from 'react-dom/client';
import { restoreTyped } from '#app/ui/navigation/typed-values.ts';
import { LanguageNotice, wasNoticeClosed } from './language-notice.tsx';

/** Takes over what was typed in another language, and lets readers of French know that they could read it. */
export function arrive(isReader: boolean): void {
  restoreTyped();
  if (!isReader || wasNoticeClosed()) return;
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
