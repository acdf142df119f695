import { useState } from 'react';
import { Refusal } from '#app/console/page/outcome.tsx';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { messageOf } from '../api/message-of.ts';
import { staffClient } from '../api/staff-client.ts';
import { LanguageChoice } from '../language/language-choice.tsx';

/** Lets a person choose their language. @param onStored called once the server has stored it */
export function OwnLanguage({ onStored }: { onStored: () => void }) {
  const [failure, setFailure] = useState<unknown>();
  return (
    <>
      <LanguageChoice
        onChosen={(language) => {
          setFailure(undefined);
          staffClient('renewSession', { query: { language } }).then(onStored, setFailure);
        }}
      />
      <Refusal text={failure !== undefined && copy.languageNotKept(messageOf(failure))} />
    </>
  );
}
