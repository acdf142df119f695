import { useEffect, useMemo, useState } from 'react';
import { paperCopy as copy } from '#app/content/staff/paper-copy.ts';
import { payKeys } from '#app/content/staff/today-copy.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import { paperId } from '#shared/paper/paper-id.ts';
import { readLines } from '#shared/paper/paper-line.ts';
import { type InterpretedEntry, interpretEntry, type OpenSheet } from '#shared/paper/paper-reading.ts';
import { type parseSheetNumber, partyOnSheet, readSheet } from '#shared/paper/sheet.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { useKept, useKeptQueue } from '../kept/use-kept.ts';

export type SheetNumber = NonNullable<ReturnType<typeof parseSheetNumber>>;

/** The parties of the day of a sheet, from the server or from this device's storage. */
export function usePartiesOf(date: string | undefined, client: StaffClient) {
  const queue = useKeptQueue();
  return useRequest<readonly Party[]>(
    date && `sheet ${date}`,
    async (signal) => {
      try {
        const reply = await client('openDay', { query: { date: date ?? '' }, signal });
        return partiesIn('starts' in reply ? (reply.starts as readonly Start[]) : []);
      } catch (problem) {
        const storedDay = await queue?.readDay(date ?? '');
        if (storedDay === undefined) throw problem;
        return partiesIn(storedDay.starts as readonly Start[]);
      }
    },
    { failureEvent: 'day-of-sheet-not-loaded' },
  );
}

const partiesIn = (starts: readonly Start[]): readonly Party[] => starts.flatMap(({ parties }) => parties);

export interface ParsedLine {
  /** Index of the field. */
  readonly index: number;
  readonly entries: readonly InterpretedEntry<Party>[];
}

/** Parses the typed lines, given the entries that are already recorded or waiting. */
export function useParsedLines(
  sheet: SheetNumber | undefined,
  parties: readonly Party[] | undefined,
  lines: readonly string[],
) {
  const { waiting, sent } = useKept();
  const [stored, setStored] = useState<ReadonlySet<string>>(new Set());
  // Another sheet starts empty.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sheet
  useEffect(() => setStored(new Set()), [sheet?.number]);
  const printedSheet = useMemo(
    () =>
      sheet && parties
        ? readSheet(sheet, parties.filter(({ sixLetters }) => sixLetters !== '').map(partyOnSheet))
        : undefined,
    [sheet, parties],
  );
  const open: OpenSheet<Party> | undefined = sheet &&
    printedSheet &&
    parties && {
      ...sheet,
      letters: new Map(
        parties.flatMap((party) => {
          const letterPair = printedSheet.letters.get(party.id);
          return letterPair === undefined ? [] : [[letterPair, party]];
        }),
      ),
      known: new Set([
        ...stored,
        ...[...waiting, ...sent].map(({ id }) => id),
        ...parties.flatMap(({ log }) => log.map(({ id }) => id)),
        ...walkInsOf(sheet.number, parties),
      ]),
      reason: copy.reason,
    };
  return {
    isExact: printedSheet?.isExact ?? true,
    letters: open?.letters ?? new Map<string, Party>(),
    parsedLines: open ? parseLines(lines, open) : [],
    addStored: (ids: readonly string[]) => setStored((previous) => new Set([...previous, ...ids])),
  };
}

function parseLines(lines: readonly string[], sheet: OpenSheet<Party>): readonly ParsedLine[] {
  const occurrences = new Map<string, number>();
  return lines.flatMap((text, index) => {
    const [line] = readLines(text.replaceAll('\n', ' '), payKeys);
    if (line === undefined) return [];
    const entries = line.entries.map((parsedEntry) => {
      const { tourId, arrived } = parsedEntry.entry ?? {};
      const key = `${tourId} ${arrived}`;
      const occurrence = occurrences.get(key) ?? 0;
      if (tourId !== undefined) occurrences.set(key, occurrence + 1);
      return interpretEntry(parsedEntry, sheet, occurrence);
    });
    return [{ index, entries }];
  });
}

/** Ids under which the walk-ins of a sheet were recorded, which differ from those of their bookings. */
function walkInsOf(sheet: string, parties: readonly Party[]): readonly string[] {
  const occurrences = new Map<string, number>();
  return parties.flatMap(({ tourId, source, log }) => {
    const arrived = log.find((entry) => entry.kind === 'arrive' && entry.kept?.paper === sheet);
    if (source !== 'walk-in' || arrived?.kind !== 'arrive') return [];
    const key = `${tourId} ${arrived.guests}`;
    const occurrence = occurrences.get(key) ?? 0;
    occurrences.set(key, occurrence + 1);
    return [paperId(sheet, `w${tourId} ${occurrence}`, `a${arrived.guests}`)];
  });
}
