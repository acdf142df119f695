import { RecordHistory } from '#app/console/page/record-history.tsx';
import { useNames } from '#app/console/page/use-names.ts';
import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { stockCopy as copy } from '#app/content/staff/stock-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';

/** The corrections with who, when and why, latest first. */
export function CorrectionHistory({ reply }: { reply: ReplyTo<'showStock'> }) {
  const { corrections, hasMoreCorrections, people } = reply;
  const nameOf = useNames(people, { former: copy.former, commandLine: copy.byCredentials });
  return (
    <RecordHistory
      title={copy.history}
      before={corrections.length === 0 && <Remark text={copy.noHistory} />}
      entries={corrections.map((correction) => {
        const [bottles, why] = copy.happened(correction.change, correction.reason);
        return {
          at: correction.at,
          text: (
            <>
              <b>
                {correction.name} {bottles}
              </b>{' '}
              {why}
              {correction.note && <q>{correction.note}</q>}
            </>
          ),
          author:
            nameOf(correction) + consoleCopy.semicolon + copy.left(correction.available, correction.held),
        };
      })}
      after={hasMoreCorrections && <Remark text={copy.earlierCorrections(corrections.length)} />}
    />
  );
}

const Remark = ({ text }: { text: string }) => (
  <Text size="fact" tone="quiet" padY={8}>
    {text}
  </Text>
);
