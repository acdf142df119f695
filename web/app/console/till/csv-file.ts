import { tillCopy } from '#app/content/staff/till-copy.ts';
import { type TillReport, tillCsv } from '#shared/staff/till/till-csv.ts';

/** The report as a CSV file. @param date `yyyy-MM-dd`, for the name of an X */
export const csvFile = (
  report: TillReport,
  nameOf: (person: string) => string,
  date: string,
): { name: string; url: string } => ({
  name: tillCopy.csvName(report.number, date),
  url: `data:text/csv;charset=utf-8,${encodeURIComponent(tillCsv(report, nameOf))}`,
});
