import { createRoot } from 'react-dom/client';
import { restoreInput } from '#app/ui/navigation/typed-values.ts';
import { LanguageNotice, wasNoticeClosed } from './language-notice.tsx';

/** Restores the input from another language, and offers the French page to visitors who read French. */
export function initLanguages(readsFrench: boolean): void {
  restoreInput();
  if (!readsFrench || wasNoticeClosed()) return;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <LanguageNotice
      onClose={() => {
        root.unmount();
        container.remove();
      }}
    />,
  );
}
