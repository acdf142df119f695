import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { now as serverNow } from '#app/clock/clock.ts';
import { paperCopy as copy } from '#app/content/staff/paper-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { giveFocus } from '#app/ui/give-focus.ts';
import { Grid, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import type { PaperPress } from '#shared/paper/paper-reading.ts';
import { parseSheetNumber } from '#shared/paper/sheet.ts';
import { useSession } from '../api/session-context.ts';
import { type StaffClient, staffClient } from '../api/staff-client.ts';
import { usePress } from '../api/use-press.ts';
import { useKeptQueue } from '../kept/use-kept.ts';
import { Done, Refusal } from '../page/outcome.tsx';
import { PageTitle } from '../page/page-title.tsx';
import { ReadState } from '../page/read-state.tsx';
import { Press } from '../today/press/press.tsx';
import { longDay } from '../today/view/time-words.ts';
import { entryInWords } from './line-in-words.ts';
import { LineRow } from './line-row.tsx';
import styles from './paper-page.module.css';
import { useParsedLines, usePartiesOf } from './use-paper-sheet.ts';

/** The page for typing a run sheet after an outage. Each line is shown in words before it is stored. */
export function PaperPage({ client = staffClient }: { client?: StaffClient }) {
  const { person, identified = 'owner' } = useSession();
  const queue = useKeptQueue();
  const [typedNumber, setTypedNumber] = useState('');
  const [lines, setLines] = useState<readonly string[]>(['']);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const sheet = parseSheetNumber(typedNumber, serverNow());
  const day = usePartiesOf(sheet?.date, client);
  const { isExact, letters, parsedLines, addStored } = useParsedLines(sheet, day.reply, lines);
  const words = new Map(
    parsedLines.map(({ index, entries }) => [index, entries.map((entry) => entryInWords(entry, letters))]),
  );
  const storableLines = parsedLines.filter(
    ({ entries }) =>
      entries.every(({ status }) => status === 'read' || status === 'same') &&
      entries.some(({ status }) => status === 'read'),
  );
  const presses = storableLines.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.status === 'read' ? entry.presses : [])),
  );
  const statuses = [...words.values()].map((all) => all.map(({ status }) => status));
  const wrongCount = statuses.filter((all) => all.includes('wrong')).length;
  const askingCount = statuses.filter((all) => !all.includes('wrong') && all.includes('asks')).length;
  const keep = async ({ known, ...press }: PaperPress) => {
    if (queue === undefined || sheet === undefined) throw new Error('This device cannot keep presses');
    await queue.keepPress({ ...press, known: [...known], by: person.id, identified, paper: sheet.number });
    addStored([press.id]);
  };
  const store = usePress(async () => {
    setAnnouncement('');
    for (const press of presses) await keep(press);
    setAnnouncement(copy.stored(storableLines.length));
    await queue?.sendNow();
    day.refresh();
  }, 'paper-not-stored');
  const focusLine = (index: number) =>
    giveFocus(list.current?.querySelectorAll<HTMLElement>('input')[index] ?? null);
  const change = (index: number, text: string) =>
    setLines((previous) =>
      withLastEmpty(previous.map((line, position) => (position === index ? text : line))),
    );
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    focusLine(index + 1);
  };
  const onPaste = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').split(/\r?\n/);
    if (pasted.length < 2) return;
    event.preventDefault();
    setLines((previous) =>
      withLastEmpty([...previous.slice(0, index), ...pasted, ...previous.slice(index + 1)]),
    );
  };
  const firstWrong = [...words].find(([, all]) =>
    all.some(({ status }) => status !== 'read' && status !== 'same'),
  );
  return (
    <div className={`${page.page} ${page.withRecord} ${styles.page}`}>
      <div className={styles.head}>
        <PageTitle
          title={copy.title}
          lead={[sheet && copy.of(longDay(sheet.date), sheet.number), copy.lead].filter(Boolean).join(' ')}
        />
      </div>
      <Stack gap={16} pack="start">
        <Field
          label={copy.sheet}
          name="sheet"
          hint={copy.sheetHint}
          value={typedNumber}
          onChange={setTypedNumber}
          autoComplete="off"
          maxLength={20}
          error={
            typedNumber.replace(/\W/g, '').length >= 10 && sheet === undefined ? copy.notASheet : undefined
          }
        />
        {sheet && <ReadState request={day} copy={copy} />}
        {sheet && day.reply && (
          <>
            {!isExact && <Notice kind="warning">{copy.changed}</Notice>}
            <div className={styles.heads} aria-hidden="true">
              <Text size="note">{copy.lines}</Text>
              <Text size="note">{copy.understood}</Text>
            </div>
            <ol className={styles.lines} ref={list}>
              {lines.map((text, index) => (
                <LineRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
                  key={index}
                  number={index + 1}
                  text={text}
                  words={words.get(index) ?? []}
                  onChange={(next) => change(index, next)}
                  onKeyDown={onKeyDown(index)}
                  onPaste={onPaste(index)}
                />
              ))}
            </ol>
          </>
        )}
      </Stack>
      <Stack as="aside" gap={16} pack="start" className={styles.aside}>
        <section className={styles.how} data-surface="paper">
          <Heading size="title-24">{copy.how}</Heading>
          <Panel as="dl" above={12}>
            {copy.grammar.map(([word, meaning]) => (
              <Grid key={word} size="note" padY={8} rule="above">
                <Text as="dt" weight="strong">
                  {word}
                </Text>
                <dd>{meaning}</dd>
              </Grid>
            ))}
          </Panel>
        </section>
        <Stack skipEmpty gap={8}>
          {wrongCount + askingCount > 0 && (
            <Notice kind="warning">
              <b>{copy.stay(wrongCount, askingCount)}.</b> {copy.stayHint}
            </Notice>
          )}
          <Done text={announcement} />
          <Refusal text={store.status === 'failed' && copy.notStored} />
          <Press
            kind="commit"
            isDisabled={presses.length === 0}
            isBusy={store.status === 'sending'}
            onPress={store.press}
          >
            {store.status === 'sending'
              ? copy.storing
              : presses.length === 0
                ? copy.nothing
                : copy.store(storableLines.length)}
            {presses.length > 0 && <small>{copy.storeSub(presses.length, person.name)}</small>}
          </Press>
          {firstWrong && (
            <Press kind="line" onPress={() => focusLine(firstWrong[0])}>
              {copy.firstError}
            </Press>
          )}
        </Stack>
      </Stack>
    </div>
  );
}

const withLastEmpty = (lines: readonly string[]): readonly string[] =>
  lines.at(-1) === '' ? lines : [...lines, ''];
