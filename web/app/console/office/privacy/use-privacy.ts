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
  const [isEraseDialogOpen, setEraseDialogOpen] = useState(false);
  const hidePerson = () => {
    setSearchResult(undefined);
    setFile(undefined);
    setEraseDialogOpen(false);
  };
  const search = usePasskeyCommand({
    send: (_, requested: PersonQuery) => findPerson(requested),
    onDone: (person, { who }) => setSearchResult({ who, person }),
    failureEvent: 'person-not-found',
    words: copy,
  });
  const exportCommand = usePasskeyCommand({
    send: (commandId, requested: PersonQuery) => exportPerson(commandId, requested),
    onDone({ text, records }) {
      setFile({ text, count: countRecords(records) });
      trail.refresh();
    },
    failureEvent: 'person-not-exported',
    words: copy,
  });
  const eraseCommand = usePasskeyCommand({
    send: (commandId, requested: PersonQuery & { readonly shown: number }) =>
      erasePerson(commandId, requested),
    onDone({ records, stayed = {} }) {
      hidePerson();
      setDone(copy.erased(records, stayed));
      trail.refresh();
    },
    onRefused(problem) {
      trail.refresh();
      // The page then shows the current records.
      const haveRecordsChanged = problem instanceof CallProblem && problem.kind === 'records-changed';
      if (haveRecordsChanged && searchResult) search.submit({ who: searchResult.who });
    },
    failureEvent: 'person-not-erased',
    words: copy,
  });
  return {
    trail,
    search,
    exportCommand,
    eraseCommand,
    searchResult,
    file,
    /** Reports the last finished action. */
    done,
    isEraseDialogOpen,
    searchFor(who: string) {
      setDone(undefined);
      hidePerson();
      for (const command of [search, exportCommand, eraseCommand]) command.forget();
      search.submit({ who });
    },
    openEraseDialog() {
      eraseCommand.forget();
      setEraseDialogOpen(true);
    },
    closeEraseDialog: () => setEraseDialogOpen(false),
    hidePerson,
  };
}
