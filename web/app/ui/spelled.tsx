import { spellOut } from '#shared/values/spelled.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A reference, or letters that people read out; assistive technology spells it group by group. */
export const Spelled = ({ text, className }: { text: string; className?: string | undefined }) => (
  <>
    <span className={className} aria-hidden="true">
      {text}
    </span>
    <VisuallyHidden>{spellOut(text)}</VisuallyHidden>
  </>
);
