import { useState } from 'react';
import {
  erasePerson,
  exportPerson,
  type FoundPerson,
  findPerson,
  type PersonQuery,
} from '#app/console/api/person-by-parts.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { privacyCopy as copy } from '#app/content/staff/privacy-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import { countRecords } from '#shared/staff/personal-records.ts';

/** The text searched for, and the records stored about that person. */
export interface SearchResult {
  readonly who: string;
  readonly person: FoundPerson;
}

/** Searches for a person, exports or erases their data, and lists the trail. Leaving the page forgets the search. */
export function usePrivacy() {
  const trail = useRequest('privacy-trail', (signal) => staffClient('showPrivacyTrail', { signal }), {
    failureEvent: 'trail-not-loaded',
  });
  const [searchResult, setSearchResult] = useState<SearchResult>();
  const [file, setFile] = useState<{ readonly text: string; readonly count: number }>();
  const [done, setDone] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setSearchResult(undefined);
    setFile(undefined);
    setAsking(false);
  };
  const words = copy;
  const search = usePasskeyCommand({
    send: (_, requested: PersonQuery) => findPerson(requested),
    onDone: (person, { who }) => setSearchResult({ who, person }),
    failureEvent: 'person-not-found',
    words,
  });
  const exporting = usePasskeyCommand({
    send: (commandId, requested: PersonQuery) => exportPerson(commandId, requested),
    onDone({ text, records }) {
      setFile({ text, count: countRecords(records) });
      trail.refresh();
    },
    failureEvent: 'person-not-exported',
    words,
  });
  const erasing = usePasskeyCommand({
    send: (commandId, requested: PersonQuery & { readonly shown: number }) =>
      erasePerson(commandId, requested),
    onDone({ records, stayed = {} }) {
      leave();
      setDone(copy.erased(records, stayed));
      trail.refresh();
    },
    onRefused(problem) {
      trail.refresh();
      // Reloads the records behind the refusal.
      const haveRecordsChanged = problem instanceof CallProblem && problem.kind === 'records-changed';
      if (haveRecordsChanged && searchResult) search.submit({ who: searchResult.who });
    },
    failureEvent: 'person-not-erased',
    words,
  });
  return {
    trail,
    search,
    exporting,
    erasing,
    found: searchResult,
    file,
    /** Reports the last finished action. */
    done,
    isAsking,
    look(who: string) {
      setDone(undefined);
      leave();
      for (const command of [search, exporting, erasing]) command.forget();
      search.submit({ who });
    },
    ask() {
      erasing.forget();
      setAsking(true);
    },
    cancel: () => setAsking(false),
    /** Hides the person. */
    leave,
  };
}
