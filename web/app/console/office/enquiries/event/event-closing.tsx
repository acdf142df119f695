import { useNow } from '#app/clock/use-now.ts';
import { describeClosing } from '#app/console/closures/closed-in-words.ts';
import { ClosingForm } from '#app/console/closures/closing-form.tsx';
import { PreviewCard } from '#app/console/closures/preview-card.tsx';
import { ResultCard } from '#app/console/closures/result-card.tsx';
import last from '#app/console/office/final-key.module.css';
import { Refusal } from '#app/console/page/outcome.tsx';
import { enquiryCopy as copy } from '#app/content/staff/enquiries-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus-on.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { type EventClosingOptions, useEventClosing } from './use-event-closing.ts';

/** An event takes place on one day. */
const extents = ['day', 'afternoon', 'starts'] as const;

export interface EventClosingProps extends Omit<EventClosingOptions, 'now'> {
  onLeave: () => void;
}

/** Asks what to close for the event, then shows the guests to notify and closes. */
export function EventClosing(props: EventClosingProps) {
  const now = useNow();
  return now && <Closing {...props} now={now} />;
}

function Closing({ onLeave, ...options }: EventClosingProps & { now: Date }) {
  const { run, isResuming, draft, problems, change, requestPreview } = useEventClosing(options);
  return (
    <Stack skipEmpty as="section" gap={16} padTop={24} rule="above" aria-labelledby="close-for-event">
      <Heading size="title-30" id="close-for-event" tabIndex={-1} ref={focusOn}>
        {copy.event.title}
      </Heading>
      {run.status === 'done' ? (
        <ResultCard run={run} hasDays={false} onLeave={onLeave} />
      ) : (
        <>
          <Text size="prose" tone="quiet">
            {copy.event.lead}
          </Text>
          {run.preview !== undefined && (
            <PreviewCard
              run={run}
              hasDays={false}
              onLeave={isResuming ? onLeave : run.forget}
              closedDays={{ days: describeClosing(draft), evenings: [] }}
              confirmLabel={copy.event.close}
            />
          )}
          {run.preview === undefined && !isResuming && (
            <ClosingForm
              draft={draft}
              problems={problems}
              now={options.now}
              isBusy={run.status === 'previewing'}
              extents={extents}
              onChange={change}
              onSubmit={requestPreview}
            />
          )}
          <div role="status">{isResuming && run.status === 'previewing' && copy.event.loading}</div>
          <Refusal text={run.preview === undefined && run.problem} />
          {run.preview === undefined && (
            <div className={last.line}>
              <Button small kind="quiet" onClick={onLeave}>
                {isResuming ? copy.event.later : copy.event.leave}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  );
}
