import { type ReactNode, useEffect, useState } from 'react';
import { agreeCopy as copy } from '#app/content/staff/agree-copy.ts';
import { cameraCopy } from '#app/content/staff/scan-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { partyState } from '#shared/staff/parties/visit.ts';
import type { KeptQueue } from '../../kept/kept-state.ts';
import { Press } from '../../today/press/press.tsx';
import { Sheet } from '../../today/press/sheet.tsx';
import { timeOf } from '../../today/view/time-words.ts';
import { CameraPicture } from '../camera/camera-picture.tsx';
import type { openCodeReader } from '../camera/code-reader.ts';
import { useCamera } from '../camera/use-camera.ts';
import { useCodeReading } from '../camera/use-code-reading.ts';
import styles from './agree.module.css';
import type { Agreed, Exchange, PressExchange } from './exchange.ts';
import { MovingCode } from './moving-code.tsx';
import { useExchange } from './use-exchange.ts';

export interface AgreeSheetProps {
  queue: KeptQueue;
  now: Date;
  /** Label of the button that closes the sheet. */
  backLabel?: string;
  onClose: () => void;
  openReader?: typeof openCodeReader;
}

/** Lets two offline devices exchange their presses by a moving code. */
export function AgreeSheet({
  queue,
  now,
  backLabel: back = copy.back,
  onClose,
  openReader,
}: AgreeSheetProps) {
  const { state, exchange } = useExchange(queue);
  const usesCamera = state.kind === 'showing' || state.kind === 'reading';
  return (
    <Sheet title={copy.title} isFullScreen onClose={onClose}>
      {usesCamera ? (
        <ExchangePart state={state} exchange={exchange} openReader={openReader} />
      ) : (
        <Outcome {...{ state, exchange, queue, now, backLabel: back, onClose }} />
      )}
    </Sheet>
  );
}

type MovingState = Extract<Exchange, { kind: 'showing' | 'reading' }>;

/** The camera runs even while this device shows its code, to see when the other device responds. */
function ExchangePart({
  state,
  exchange,
  openReader,
}: {
  state: MovingState;
  exchange: PressExchange;
  openReader: AgreeSheetProps['openReader'];
}) {
  const { status, video } = useCamera();
  useCodeReading({
    video,
    isOn: status === 'on',
    onCode: exchange.handleCode,
    ...(openReader && { openReader }),
  });
  const cameraProblem =
    status === 'refused' ? cameraCopy.refused : status === 'missing' ? cameraCopy.missing : undefined;
  const isReading = state.kind === 'reading';
  return (
    <div className={styles.part}>
      <Text role="status" size="fact" tone="quiet" padTop={8}>
        {copy.step(state.step)}
      </Text>
      <div className={isReading ? styles.camera : styles.unseen}>
        <CameraPicture video={video} isReading={isReading && status === 'on'} />
      </div>
      {state.kind === 'showing' ? (
        <MovingCode frames={state.frames}>
          <ShowingWords state={state} />
        </MovingCode>
      ) : (
        <div className={styles.side}>
          <Heading as="h3" size="title-28">
            {state.step === 1 ? copy.reading : copy.turnRead}
          </Heading>
          <Text tone="quiet">{state.step === 1 ? copy.readingHint : copy.turnReadHint}</Text>
          {state.total !== undefined && (
            <>
              <p className={styles.read} role="status">
                <b>{state.read}</b> {copy.read(state.total)}
              </p>
              <progress className={styles.progress} value={state.read} max={state.total} aria-hidden="true" />
            </>
          )}
        </div>
      )}
      {cameraProblem && <Text role="alert">{cameraProblem}</Text>}
      <Cluster gap={8} nowrap padTop={8} className={styles.keys}>
        {state.kind === 'showing' && state.answers && (
          <Press kind="commit" onPress={exchange.confirm}>
            {copy.showsToo(state.answers.name, state.presses)}
          </Press>
        )}
        <Press kind="line" onPress={exchange.stop}>
          {copy.stop}
        </Press>
      </Cluster>
    </div>
  );
}

const ShowingWords = ({ state }: { state: Extract<Exchange, { kind: 'showing' }> }) => (
  <>
    <Heading as="h3" size="title-28">
      {state.answers ? copy.turnShow(state.answers.name) : copy.point}
    </Heading>
    <Text tone="quiet">
      {state.answers
        ? copy.turnShowHint(state.answers.presses, state.answers.name)
        : copy.pointHint(state.presses)}
    </Text>
  </>
);

function Outcome({
  state,
  exchange,
  queue,
  now,
  backLabel,
  onClose,
}: {
  state: Exclude<Exchange, MovingState>;
  exchange: PressExchange;
  queue: KeptQueue;
  now: Date;
  backLabel: string;
  onClose: () => void;
}) {
  const back = (
    <Press kind={state.kind === 'half' ? 'line' : 'commit'} onPress={onClose}>
      {backLabel}
    </Press>
  );
  switch (state.kind) {
    case 'choosing':
      return (
        <OutcomeText title={copy.title} lines={[copy.hint, copy.firstHint]}>
          <Press kind="line" onPress={() => void exchange.show()}>
            {copy.showFirst}
          </Press>
          <Press kind="line" onPress={exchange.readFirst}>
            {copy.readFirst}
          </Press>
        </OutcomeText>
      );
    case 'agreed':
      return <AgreedPart agreed={state} queue={queue} now={now} backLabel={back} />;
    case 'half':
      return (
        <OutcomeText
          title={copy.half}
          tone="warning"
          lines={[
            state.name === undefined
              ? copy.halfRead(copy.other, state.read ?? 0, state.total ?? 0)
              : copy.halfShown(state.name),
          ]}
        >
          <Press kind="commit" onPress={exchange.goOn}>
            {copy.goOn}
          </Press>
          {back}
        </OutcomeText>
      );
    case 'foreign':
      return (
        <OutcomeText title={copy.foreign} tone="refused" lines={[copy.foreignHint]}>
          {back}
          <Press kind="line" onPress={exchange.startAgain}>
            {copy.tryAgain}
          </Press>
        </OutcomeText>
      );
    case 'cannot-sign':
      return (
        <OutcomeText title={copy.cannotSign} tone="refused" lines={[]}>
          {back}
        </OutcomeText>
      );
  }
}

function AgreedPart({
  agreed: { name, total, newHere, newThere },
  queue,
  now,
  backLabel: back,
}: {
  agreed: Agreed;
  queue: KeptQueue;
  now: Date;
  backLabel: ReactNode;
}) {
  const [contradictions, setContradictions] = useState(0);
  const [agreedAt] = useState(() => Math.floor(now.getTime() / 1000));
  useEffect(() => {
    queue.doorList().then(
      ({ parties }) =>
        setContradictions(parties.filter((party) => partyState(party).flags.length > 0).length),
      () => {},
    );
  }, [queue]);
  return (
    <OutcomeText
      title={copy.done(total)}
      lines={[[copy.fresh(newHere, newThere, name), copy.needsYou(contradictions)].filter(Boolean).join(' ')]}
      foot={copy.agreed(timeOf(agreedAt), total)}
      shares={
        <>
          <progress
            className={styles.progress}
            value={total - newHere}
            max={Math.max(total, 1)}
            aria-hidden="true"
          />
          <Cluster justify="between" size="fact">
            <Text>
              {copy.ofThis} <b>{total - newHere}</b>
            </Text>
            <Text>
              {copy.ofOther(name)} <b>{newHere}</b>
            </Text>
          </Cluster>
        </>
      }
    >
      {back}
    </OutcomeText>
  );
}

function OutcomeText({
  title,
  lines,
  tone,
  shares,
  foot,
  children,
}: {
  title: string;
  lines: readonly string[];
  tone?: 'warning' | 'refused';
  shares?: ReactNode;
  foot?: string;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.words} ${tone ? styles[tone] : ''}`}>
      <Stack gap={12} role="status">
        <Heading as="h3" size="title-36">
          {title}
        </Heading>
        {lines.map((line) => (
          <Text key={line} tone="quiet">
            {line}
          </Text>
        ))}
        {shares}
      </Stack>
      <Stack gap={12}>
        {foot && (
          <Text size="note" tone="quiet">
            {foot}
          </Text>
        )}
        <Cluster gap={8} nowrap>
          {children}
        </Cluster>
      </Stack>
    </div>
  );
}
