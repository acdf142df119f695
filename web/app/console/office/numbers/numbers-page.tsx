import { useSearchParams } from 'react-router-dom';
import { useNow } from '#app/clock/use-now.ts';
import { PageTitle } from '#app/console/page/page-title.tsx';
import { FailedRead } from '#app/console/page/read-state.tsx';
import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ChipChoice } from '#app/ui/form/chip-choice.tsx';
import { Cluster, Panel, Stack } from '#app/ui/layout/layout.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import { periodKinds } from '#shared/numbers/periods.ts';
import styles from './numbers-page.module.css';
import { NumbersPart } from './numbers-part.tsx';
import { useNumbers } from './use-numbers.ts';
import { parseView, questions, type View } from './view.ts';

/** Answers one question at a time, by day, week or month, with a plot, a table and a sentence. */
export function NumbersPage() {
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const view = now && parseView(search, now);
  const numbers = useNumbers(view);
  const choose = (changes: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...changes });
  const question = view?.question ?? 'guests';
  const kind = view?.kind ?? 'day';
  return (
    <Panel skipEmpty className={`${page.page} ${styles.page}`}>
      <Stack gap={16} className={styles.head}>
        <div>
          <PageTitle
            title={copy.title(copy.titles[question], kind, question === 'lead-time')}
            lead={view && copy.time(view.range)}
          />
        </div>
        <Cluster gap={12} justify="between">
          <ChipChoice
            label={copy.by}
            name="by"
            options={periodKinds.map((value) => ({ value, label: copy.kinds[value] }))}
            value={kind}
            onChange={(by) => choose({ by })}
          />
          {view && <PeriodLinks view={view} />}
        </Cluster>
        <ChipChoice
          label={copy.choose}
          name="question"
          options={questions.map((value) => ({ value, label: copy.questions[value] }))}
          value={question}
          onChange={(show) => choose({ show })}
        />
      </Stack>
      <div role="alert" className={styles.alert}>
        {numbers.status === 'failed' && (
          <FailedRead request={{ problem: numbers.problem, refresh: numbers.retry }} copy={copy} />
        )}
      </div>
      <div role="status" className={styles.alert}>
        {numbers.status === 'loading' && <p>{copy.loading}</p>}
      </div>
      {view && numbers.status === 'ready' && <NumbersPart view={view} days={numbers.reply} />}
    </Panel>
  );
}

function PeriodLinks({ view: { question, kind, earlier, later } }: { view: View }) {
  const pathTo = (until: string) =>
    `${staffPaths.numbers}?${new URLSearchParams({ show: question, by: kind, until })}`;
  return (
    <Cluster gap={8} nowrap>
      {earlier && (
        <Button kind="outlined" small to={pathTo(earlier)}>
          {copy.earlier}
        </Button>
      )}
      {later && (
        <Button kind="outlined" small to={pathTo(later)}>
          {copy.later}
        </Button>
      )}
    </Cluster>
  );
}
