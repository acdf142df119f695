import { useState } from 'react';
import { Refusal } from '#app/console/page/outcome.tsx';
import { StepUpDialog } from '#app/console/passkey/step-up-dialog.tsx';
import { privacyCopy as copy } from '#app/content/staff/privacy-copy.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/form/check-box.tsx';
import { Cluster, Heading, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ListedRecord } from '#shared/contracts/office/personal-record.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { erasureEffects, retentionReasons } from '#shared/staff/privacy-messages.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './privacy-page.module.css';
import { TrailList } from './trail-list.tsx';
import type { SearchResult, usePrivacy } from './use-privacy.ts';

export interface PersonPartProps {
  searchResult: SearchResult;
  people: readonly Colleague[];
  privacy: Pick<
    ReturnType<typeof usePrivacy>,
    | 'exportCommand'
    | 'eraseCommand'
    | 'file'
    | 'isEraseDialogOpen'
    | 'openEraseDialog'
    | 'closeEraseDialog'
    | 'hidePerson'
  >;
}

/** The records stored about a person, without personal data, and the actions on them. */
export function PersonPart({ searchResult: { who, person }, people, privacy }: PersonPartProps) {
  const { exportCommand, eraseCommand, file } = privacy;
  const { records, earlier } = person;
  const isChoice = records.some(({ matched }) => matched !== undefined);
  const [tickedIds, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosenRecords = isChoice ? records.filter(({ id }) => tickedIds.has(id)) : records;
  const erasableCount = chosenRecords.filter(({ stays }) => stays === undefined).length;
  const query = { who, ...(isChoice && { chosen: chosenRecords.map(({ id }) => id) }) };
  const tick = (id: string, isTicked: boolean) =>
    setTicked(
      (before) => new Set([...before].filter((tickedId) => tickedId !== id).concat(isTicked ? [id] : [])),
    );
  return (
    <Stack skipEmpty as="section" gap={16} pack="start" aria-labelledby="stored">
      <div>
        <Heading id="stored" size="title-30">
          {records.length === 0 ? copy.nothing : copy.found(records.length)}
        </Heading>
        <Text tone="quiet" breaks="anywhere">
          {copy.foundBy(who)}
        </Text>
      </div>
      {isChoice && (
        <Text tone="quiet" className={styles.hint}>
          {copy.choose}
        </Text>
      )}
      {records.length > 0 && (
        <Panel as="ul" rule="below" className={styles.records}>
          {records.map(({ id, kind, name, matched, stays, ...place }) => (
            <Stack key={id} as="li" gap={2} size="fact" tone="quiet" breaks="anywhere" padY={12} rule="above">
              {isChoice ? (
                <CheckBox
                  name={`record-${id}`}
                  isOptional
                  checked={tickedIds.has(id)}
                  onChange={(isTicked) => tick(id, isTicked)}
                >
                  <b>{name ?? copy.kinds[kind]}</b>
                </CheckBox>
              ) : (
                <b>{name ?? copy.kinds[kind]}</b>
              )}
              <span>{[name && copy.kinds[kind], ...placeInWords(place)].filter(Boolean).join(', ')}</span>
              {matched !== undefined && <span>{copy.number(matched)}</span>}
              <Text as="span" tone={stays && 'few'}>
                {stays ? copy.stays(retentionReasons[stays]) : copy.erasing(erasureEffects[kind])}
              </Text>
            </Stack>
          ))}
        </Panel>
      )}
      {file && (
        <Notice kind="done" role="status">
          <p>{copy.exported(file.count)}</p>
          <Cluster gap={10} gapX={16} align="center" className={styles.buttons}>
            <Button kind="outlined" small file={{ name: copy.fileName, url: dataUrl(file.text) }}>
              {copy.save}
            </Button>
          </Cluster>
        </Notice>
      )}
      <Refusal text={!exportCommand.needsPasskey && exportCommand.refusal} />
      <Cluster gap={10} gapX={16} align="center" className={styles.buttons}>
        {chosenRecords.length > 0 && (
          <Button
            kind="outlined"
            onClick={() => exportCommand.submit(query)}
            busy={exportCommand.status === 'sending' ? copy.exporting : undefined}
          >
            {copy.export}
          </Button>
        )}
        {erasableCount > 0 && (
          <Button kind="quiet" onClick={privacy.openEraseDialog}>
            <Text as="span" weight="medium" tone="no" className={styles.erase}>
              {copy.erase(erasableCount)}
            </Text>
          </Button>
        )}
        <Button kind="quiet" onClick={privacy.hidePerson}>
          {copy.another}
        </Button>
      </Cluster>
      {earlier.length > 0 && (
        <Panel padTop={16} rule="above" className={styles.earlier}>
          <h3>{copy.earlier}</h3>
          <TrailList entries={earlier} people={people} />
        </Panel>
      )}
      {exportCommand.needsPasskey && (
        <StepUpDialog command={exportCommand} action={copy.exportWhat} onClose={exportCommand.forget} />
      )}
      {privacy.isEraseDialogOpen && (
        <EraseDialog
          erasableCount={erasableCount}
          stayingCount={chosenRecords.length - erasableCount}
          eraseCommand={eraseCommand}
          onErase={() => eraseCommand.submit({ ...query, shown: erasableCount })}
          onClose={privacy.closeEraseDialog}
        />
      )}
    </Stack>
  );
}

/** The visit or the order that a record belongs to. */
function placeInWords({ date, time, order, isCancelled }: Partial<ListedRecord>): readonly string[] {
  const day = date === undefined ? undefined : parseCalendarDate(date);
  return [
    day && copy.visit(day),
    time && startTimes.whole(time),
    order,
    isCancelled && copy.cancelled,
  ].filter((part): part is string => typeof part === 'string');
}

const dataUrl = (text: string): string => `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
