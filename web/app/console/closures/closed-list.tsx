import { ReadState } from '#app/console/page/read-state.tsx';
import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Cluster, Grid, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import styles from './closed-list.module.css';
import { type ClosedSpan, groupClosures, spanDays, spanReason, spanStarts } from './closed-spans.ts';
import { shortDayLabel } from './day-words.ts';
import { PartyLines } from './party-lines.tsx';
import type { RecentClosing } from './use-undo.ts';

export interface ClosedListProps {
  list: Request<readonly ListedClosure[]>;
  onReopen: (span: ClosedSpan) => void;
  /** Resumes an interrupted closing. */
  onNotify: (span: ClosedSpan) => void;
  /** Previews what undoing a recent closing would restore. */
  onUndo: (recent: RecentClosing) => void;
}

/** The closures from today on. */
export function ClosedList({ list, onReopen, onNotify, onUndo }: ClosedListProps) {
  const spans = groupClosures(list.reply ?? []);
  return (
    <Stack skipEmpty as="section" gap={12} pack="start" aria-labelledby="closed-ahead">
      <Heading size="title-28" id="closed-ahead">
        {copy.closed.title}
      </Heading>
      <ReadState request={list} copy={{ ...copy.closed, notLoaded: copy.closed.failed }} />
      {list.reply && spans.length === 0 && (
        <Text size="fact" tone="quiet">
          {copy.closed.nothing}
        </Text>
      )}
      <ul aria-labelledby="closed-ahead" aria-busy={list.status === 'loading'}>
        {spans.map((span) => (
          <Grid
            key={`${span.first} ${span.tourIds.join()}`}
            as="li"
            gap={8}
            gapX={12}
            align="center"
            padY={12}
            rule="above"
            className={styles.span}
          >
            <div>
              <Heading as="h3" size="name" untracked>
                {spanDays(span)}
              </Heading>
              <Text size="fact" tone="quiet">
                {spanStarts(span)}
              </Text>
              <Text size="row" breaks="anywhere">
                <Reason span={span} />
              </Text>
              {span.at !== undefined && (
                <Text size="fact" tone="quiet">
                  {copy.closed.by(span.by, momentLabel(span.at))}
                </Text>
              )}
            </div>
            <Cluster gap={8} justify="end">
              {hasUndo(span) && (
                <SpanButton
                  span={span}
                  label={copy.closed.undo}
                  nameOf={copy.closed.undoOf}
                  onClick={onUndo}
                />
              )}
              <SpanButton
                span={span}
                label={copy.closed.reopen}
                nameOf={copy.closed.reopenOf}
                onClick={onReopen}
              />
            </Cluster>
            {span.toTelephone && span.toTelephone.length > 0 && (
              <Stack span="all" className={styles.toTelephone}>
                <Card labelledBy={`to-telephone-${span.first}-${span.tourIds.join('-')}`}>
                  <Heading
                    as="h4"
                    size="name"
                    untracked
                    id={`to-telephone-${span.first}-${span.tourIds.join('-')}`}
                  >
                    {copy.closed.toTelephone}
                  </Heading>
                  <PartyLines
                    label={copy.closed.toTelephone}
                    parties={span.toTelephone}
                    hasDays={span.days > 1}
                    hasOffers
                  />
                </Card>
              </Stack>
            )}
            {span.pendingNotifications > 0 && (
              <Cluster gap={8} gapX={16} align="center" justify="between" span="all">
                <Notice kind="warning">{copy.closed.pendingNotifications(span.pendingNotifications)}</Notice>
                <Button kind="outlined" small onClick={() => onNotify(span)}>
                  {copy.closed.notify}
                </Button>
              </Cluster>
            )}
          </Grid>
        ))}
      </ul>
    </Stack>
  );
}

function Reason({ span }: { span: ClosedSpan }) {
  const { text, lang } = spanReason(span);
  return <span lang={lang}>{text}</span>;
}

const hasUndo = (span: ClosedSpan): span is ClosedSpan & { closing: string } => span.closing !== undefined;

interface SpanButtonProps<Span extends ClosedSpan> {
  span: Span;
  label: string;
  /** Returns the accessible name, which includes the days. */
  nameOf: (spanText: string) => string;
  onClick: (span: Span) => void;
}

const SpanButton = <Span extends ClosedSpan>({ span, label, nameOf, onClick }: SpanButtonProps<Span>) => (
  <Button kind="outlined" small onClick={() => onClick(span)}>
    <span aria-hidden="true">{label}</span>
    <VisuallyHidden>{nameOf(`${spanDays(span)}, ${spanStarts(span)}`)}</VisuallyHidden>
  </Button>
);

function momentLabel(at: number): string {
  const instant = new Date(at * 1000);
  return `${shortDayLabel(dateOf(instant))}, ${timeLabel(minutesOf(instant))}`;
}
