import { useCallback, useState } from 'react';
import { cameraCopy, findingCopy, lettersCopy } from '#app/content/staff/scan-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { sixLettersAlphabet } from '#shared/staff/parties/six-letters.ts';
import { lettersOfParty, spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { findByTicket, judgeParty } from '#shared/ticket/judge-ticket.ts';
import type { TicketKey } from '#shared/ticket/ticket.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { Press } from '../today/press/press.tsx';
import { Sheet } from '../today/press/sheet.tsx';
import { timeOf } from '../today/view/time-words.ts';
import { CameraPart } from './camera/camera-part.tsx';
import type { openCodeReader } from './camera/code-reader.ts';
import type { DoorActions, DoorParty, Finding, PartyList } from './door-party.ts';
import { LettersPart } from './letters/letters-part.tsx';
import { UnlistedSlip } from './letters/unlisted-slip.tsx';
import styles from './scan-sheet.module.css';
import { FindingSlip, placesOf } from './slip/finding-slip.tsx';
import { type FindingContext, nameOfFinding } from './slip/finding-words.ts';
import { RefusedSlip } from './slip/refused-slip.tsx';

export interface ScanSheetProps {
  list: PartyList;
  /** Public keys of tickets; empty on a device that has never loaded them. */
  keys: readonly TicketKey[];
  now: Date;
  /** The start on screen, for which guests are let in. */
  startOnScreen:
    | { readonly tourId: number; readonly free: number; readonly language?: 'English' | 'French' }
    | undefined;
  /** Ids of the starts that guests may mean, most likely first. */
  starts: readonly number[];
  nameOf: FindingContext['nameOf'];
  device: string | undefined;
  actions: DoorActions;
  onClose: () => void;
  openReader?: typeof openCodeReader;
}

type Slip =
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unlisted'; readonly letters: string };

/** Identifies guests at the door: reads their code automatically, or takes their six letters. */
export function ScanSheet(props: ScanSheetProps) {
  const { list, keys, now, startOnScreen, starts, nameOf, device, actions, onClose, openReader } = props;
  const [part, setPart] = useState<'camera' | 'letters'>('camera');
  const [noCamera, setNoCamera] = useState<'refused' | 'missing'>();
  const [letters, setLetters] = useState('');
  const [slip, setSlip] = useState<Slip>();
  const [announcement, setAnnouncement] = useState('');
  const today = dateOf(now);
  const findingContext = { list, now, shownTourId: startOnScreen?.tourId };
  const listedAt = list.readAt.get(today);
  const open = (party: DoorParty) => setSlip({ kind: 'finding', finding: judgeParty(party, findingContext) });

  async function readTicket(text: string) {
    const finding = await findByTicket(text, keys, findingContext);
    setAnnouncement('');
    setSlip(finding ? { kind: 'finding', finding } : { kind: 'refused' });
  }

  function typeLetters(next: string) {
    setLetters(next);
    setAnnouncement('');
    if (next.length < lettersOfParty) return;
    const partiesWithLetters = list.parties.filter(({ sixLetters }) => sixLetters === next);
    const [first, ...others] = partiesWithLetters
      .filter(({ date }) => date === today)
      .concat(partiesWithLetters.filter(({ date }) => date !== today));
    if (first === undefined) setSlip({ kind: 'unlisted', letters: next });
    else if (others.length === 0) open(first);
  }

  const showLetters = () => {
    setSlip(undefined);
    setPart('letters');
  };
  const closeSlip = (name: string) => (arrived?: { readonly guests: number; readonly isKept: boolean }) => {
    setSlip(undefined);
    setLetters('');
    if (noCamera === undefined) setPart('camera');
    if (arrived)
      setAnnouncement(
        arrived.isKept ? findingCopy.recorded(name, arrived.guests) : findingCopy.notKept(name),
      );
  };
  const offerLetters = useCallback((status: 'refused' | 'missing') => {
    setNoCamera(status);
    setPart('letters');
  }, []);

  const context: FindingContext = {
    now,
    nameOf,
    device,
    startOnScreen: startOnScreen && {
      tourId: startOnScreen.tourId,
      places: placesOf(startOnScreen.tourId, { language: startOnScreen.language, free: startOnScreen.free }),
    },
  };
  return (
    <Sheet
      title={part === 'letters' && !noCamera ? lettersCopy.title : cameraCopy.title}
      isFullScreen
      onClose={onClose}
      onKey={(key) => {
        const letter = key.toUpperCase();
        if (slip !== undefined) return;
        if (key === 'Backspace') typeLetters(letters.slice(0, -1));
        if (letter.length !== 1 || !sixLettersAlphabet.includes(letter)) return;
        setPart('letters');
        if (letters.length < lettersOfParty) typeLetters(letters + letter);
      }}
    >
      {part === 'camera' ? (
        <CameraPart
          isPaused={slip !== undefined}
          onCode={readTicket}
          onNoCamera={offerLetters}
          onLetters={showLetters}
          openReader={openReader}
        />
      ) : (
        slip === undefined && (
          <Stack gap={12} flex={1}>
            {noCamera && (
              <Stack gap={8} padTop={12}>
                <Heading as="h3" size="title-28">
                  {noCamera === 'refused' ? cameraCopy.refused : cameraCopy.missing}
                </Heading>
                <Text tone="quiet">
                  {noCamera === 'refused' ? cameraCopy.refusedHint : cameraCopy.missingHint}
                </Text>
              </Stack>
            )}
            <LettersPart
              letters={letters}
              parties={list.parties}
              today={today}
              onLetters={typeLetters}
              onParty={open}
            />
            {noCamera && (
              <Cluster gap={8} nowrap>
                <Press
                  kind="line"
                  onPress={() => {
                    setNoCamera(undefined);
                    setPart('camera');
                  }}
                >
                  {cameraCopy.askAgain}
                  <small>{cameraCopy.askAgainFor}</small>
                </Press>
                <Press kind="line" onPress={actions.find}>
                  {cameraCopy.findName}
                </Press>
              </Cluster>
            )}
          </Stack>
        )
      )}
      <Text role="status" size="name" className={styles.said}>
        {announcement}
      </Text>
      {slip?.kind === 'finding' && (
        <FindingSlip
          finding={slip.finding}
          context={context}
          actions={actions}
          onClose={closeSlip(nameOfFinding(slip.finding))}
        />
      )}
      {slip?.kind === 'refused' && (
        <RefusedSlip hasKeys={keys.length > 0} onLetters={showLetters} onFind={actions.find} />
      )}
      {slip?.kind === 'unlisted' && (
        <UnlistedSlip
          letters={slip.letters}
          listTime={listedAt === undefined ? undefined : timeOf(listedAt)}
          starts={starts}
          onLetIn={actions.letIn}
          onClose={closeSlip(spokenLetters(slip.letters))}
        />
      )}
    </Sheet>
  );
}
