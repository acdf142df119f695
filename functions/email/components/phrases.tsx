import { jaModel, Parser } from 'budoux';
import { Fragment } from 'react';

const parser = new Parser(jaModel);

/** Japanese text that breaks only between phrases: few email clients find the phrase boundaries. */
export function Phrases({ text }: { text: string }) {
  return (
    <span style={{ wordBreak: 'keep-all', overflowWrap: 'anywhere' }}>
      {parser.parse(text).map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: phrases may repeat and never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
