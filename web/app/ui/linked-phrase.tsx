import { TextLink } from './text-link.tsx';

export interface LinkedPhraseProps {
  text: string;
  /** Words of the text that become the link. */
  phrase: string;
  to: string;
}

/** A text in which one phrase is a link. */
export function LinkedPhrase({ text, phrase, to }: LinkedPhraseProps) {
  const [before, after] = text.split(phrase);
  return (
    <>
      {before}
      <TextLink to={to}>{phrase}</TextLink>
      {after}
    </>
  );
}
