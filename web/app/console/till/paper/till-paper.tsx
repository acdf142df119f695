import { formatDay, formatTime } from '#app/console/page/moments.ts';
import { paperCopy as copy } from '#app/content/staff/till-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Table } from '#app/ui/table.tsx';
import { houseName } from '#shared/content/business.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import { sumOfChange } from '#shared/staff/till/till-count.ts';
import type { TillReport } from '#shared/staff/till/till-csv.ts';
import { changeNote, methodsInOrder, tillMethods } from '#shared/staff/till/till-words.ts';
import type { ZReport } from '#shared/staff/till/z-report.ts';
import { formatAud, formatSigned } from '#shared/values/signed-amount.ts';
import { CountedPart } from './counted-part.tsx';
import { ExceptionsPart } from './exceptions-part.tsx';
import { MethodBar, MethodSample } from './method-bar.tsx';
import { OwingPart } from './owing-part.tsx';
import { StartsPart } from './starts-part.tsx';
import styles from './till-paper.module.css';

export interface TillPaperProps {
  /** A Z also says who closed it and what was counted. */
  report: ZReport | TillReport;
  nameOf: (person: string) => string;
  /** Time of an X, in epoch seconds. */
  shownAt?: number;
}

const isZ = (report: ZReport | TillReport): report is ZReport => 'closedAt' in report;
const moneyMethods = ['cash-vuv', 'cash-aud', 'card'];

/** An X or a Z on a paper surface, laid out for the screen, A4 and a roll of receipts. */
export function TillPaper({ report, nameOf, shownAt = 0 }: TillPaperProps) {
  const { total, byPerson, byStart } = cashUp(report.lines);
  const z = isZ(report) ? report : undefined;
  const reversals = report.lines.filter(({ reverses }) => reverses !== undefined).length;
  const methodRows = (isMoney: boolean) =>
    methodsInOrder.flatMap((method) => {
      const sum = total.byMethod[method];
      if (sum === undefined || moneyMethods.includes(method) !== isMoney) return [];
      const name = (
        <>
          <MethodSample method={method} />
          {tillMethods[method]}
          {method === 'cash-aud' && `, ${formatAud(sum.amount)}`}
        </>
      );
      return [{ name, figures: [formatSigned(sum.vatu)] }];
    });
  const otherRows = methodRows(false);
  const hasOtherMethods = otherRows.length > 0;
  const changeText = changeNote(sumOfChange(report.lines));
  return (
    <Stack as="article" size="row" tone="ink" className={styles.paper} data-surface="paper">
      <Cluster as="header" gap={8} gapX={16} align="end" justify="between">
        <div>
          <Text tracking="snug" className={styles.house}>
            {houseName}
          </Text>
          <Text size="note" tone="quiet">
            {z ? copy.zOf(formatDay(z.closedAt)) : formatDay(shownAt)}
          </Text>
        </div>
        <Heading breaks="anywhere" className={styles.name}>
          {z ? copy.z(z.number) : copy.x}
        </Heading>
      </Cluster>
      <div className={styles.scale} aria-hidden="true" />
      <Text tone="quiet" className={styles.sum}>
        <Text as="span" tone="ink" breaks="anywhere">
          {formatSigned(total.takenVuv)}
        </Text>{' '}
        {copy.taken(total.guests)}
      </Text>
      <MethodBar byMethod={total.byMethod} />
      <div className={styles.two}>
        <Stack className={styles.part}>
          <Table dense columns={[copy.byMethod, copy.vuv]} rows={methodRows(true)} />
          {changeText && <Text breaks="anywhere">{changeText}</Text>}
          {hasOtherMethods && <Table dense columns={[copy.apartFrom, copy.vuv]} rows={otherRows} />}
        </Stack>
        <Table
          dense
          columns={[copy.byPerson, copy.vuv, ...(hasOtherMethods ? [copy.apartColumn] : [])]}
          rows={byPerson.map(({ person, takenVuv, apartVuv }) => ({
            name: nameOf(person),
            figures: hasOtherMethods
              ? [formatSigned(takenVuv), formatSigned(apartVuv)]
              : [formatSigned(takenVuv)],
          }))}
        />
      </div>
      <StartsPart starts={byStart} hasOtherMethods={hasOtherMethods} />
      <ExceptionsPart lines={report.lines} exceptions={report.exceptions ?? []} nameOf={nameOf} />
      {z && <CountedPart report={z} />}
      <OwingPart owing={report.owing ?? []} />
      <Stack as="footer" gap={24} size="note" tone="quiet" padTop={12} className={styles.foot}>
        <p>
          {z ? copy.closedBy(formatTime(z.closedAt), nameOf(z.by)) : copy.asOf(formatTime(shownAt))}{' '}
          {copy.sums(report.lines.length - reversals, reversals)} {z && copy.after(z.number)}
        </p>
        {z && (
          <div className={`${styles.two} ${styles.signatures}`} aria-hidden="true">
            {copy.signatures.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </Stack>
    </Stack>
  );
}
