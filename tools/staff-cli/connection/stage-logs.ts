import * as z from 'zod/mini';
import { stackName } from '#infra/stacks/stage.ts';
import { type AwsCall, awsCall } from '#tools/dev-cli/deployed/aws-call.ts';
import type { DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import { CommandError } from '#tools/dev-cli/terminal/report-failure.ts';
import {
  type DeviceLines,
  type DeviceQuery,
  deviceFields,
  type LogLine,
  type LogQuery,
  logFields,
  type RequestLine,
  type RequestQuery,
  requestFields,
} from '../operation/operation.ts';

/** Maximum number of lines to read. */
const maxLines = 1000;

const Started = z.object({ queryId: z.string() });
const Results = z.object({
  status: z.string(),
  results: z.optional(z.array(z.array(z.object({ field: z.string(), value: z.string() })))),
});

/** How many times the result is polled, and the milliseconds between polls. */
const polling = { tries: 60, pauseMs: 1000 };

interface LogAccess {
  readonly endpoint?: string | undefined;
  readonly pauseMs?: number;
}

/**
 * Reads the log lines with a code. Requests named fields only, never whole lines.
 *
 * @param access replaced in tests
 */
export async function stageLogs(
  stage: DeployedStage,
  { code, from, until }: LogQuery,
  access: LogAccess = {},
): Promise<readonly LogLine[]> {
  const query = [
    `filter code = "${code}"`,
    `fields ${logFields.join(', ')}`,
    'sort @timestamp desc',
    `limit ${maxLines}`,
  ];
  const lines = await runQuery(stage, query, { from, until }, access);
  return lines.map((line) => valuesOf(line, logFields));
}

/** Reads the log lines of a request and of the work that it caused. */
export async function stageRequestLog(
  stage: DeployedStage,
  { request, from, until }: RequestQuery,
  access: LogAccess = {},
): Promise<readonly RequestLine[]> {
  const query = [
    `filter requestId = "${request}" or cause = "${request}" or edgeId = "${request}"`,
    `fields ${requestFields.join(', ')}`,
    'sort @timestamp asc',
    `limit ${maxLines}`,
  ];
  const lines = await runQuery(stage, query, { from, until }, access);
  return lines.map((line) => valuesOf(line, requestFields));
}

/** Counts the log lines that name a device. */
export async function stageDeviceLog(
  stage: DeployedStage,
  { device, from, until }: DeviceQuery,
  access: LogAccess = {},
): Promise<readonly DeviceLines[]> {
  const query = [
    `filter device = "${device}"`,
    `stats count() as lines by ${deviceFields.join(', ')}`,
    `limit ${maxLines}`,
  ];
  const lines = await runQuery(stage, query, { from, until }, access);
  return lines.map((line) => ({
    ...valuesOf(line, deviceFields),
    count: Number(valuesOf(line, ['lines']).lines),
  }));
}

type QueriedLine = readonly { readonly field: string; readonly value: string }[];

/** Queries all log groups of a stage, which Logs Insights finds by the prefix of their names. */
async function runQuery(
  stage: DeployedStage,
  query: readonly string[],
  { from, until }: { readonly from: Date; readonly until: Date },
  { endpoint, pauseMs = polling.pauseMs }: LogAccess,
): Promise<readonly QueriedLine[]> {
  const callLogs = async (operation: 'StartQuery' | 'GetQueryResults', input: object) => {
    const target = `Logs_20140328.${operation}`;
    const call: AwsCall = { service: 'logs', action: `logs:${operation}`, json: { target, input } };
    return JSON.parse(await awsCall(stage, call, endpoint)) as unknown;
  };
  const { queryId } = Started.parse(
    await callLogs('StartQuery', {
      queryString: [`SOURCE logGroups(namePrefix: ['${stackName(stage.stage)}-'])`, ...query].join(' | '),
      startTime: Math.floor(from.getTime() / 1000),
      endTime: Math.ceil(until.getTime() / 1000),
    }),
  );
  for (let triesLeft = polling.tries; triesLeft > 0; triesLeft -= 1) {
    const { status, results = [] } = Results.parse(await callLogs('GetQueryResults', { queryId }));
    if (status === 'Complete') return results;
    if (!['Scheduled', 'Running'].includes(status))
      throw new CommandError(`CloudWatch Logs ended the query: ${status}. Try again with a shorter --since.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new CommandError('CloudWatch Logs has not finished the query. Try again with a shorter --since.');
}

const valuesOf = <Name extends string>(
  line: QueriedLine,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => line.filter(({ field }) => field === name).map(({ value }) => [name, value])),
  ) as Partial<Record<Name, string>>;
