import { join } from 'node:path';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import type { FunctionPool } from '../compute/function-pool.ts';
import { calleeOf, requirePermissions, type StackFunction } from '../compute/functions.ts';
import type { EmulatorClients } from '../dynamodb/emulator-clients.ts';
import type { LocalTable } from '../dynamodb/tables.ts';
import type { PermissionsInUse } from '../iam/permissions-in-use.ts';
import { readRoles } from '../iam/policies.ts';
import { unsupported } from '../process/local-stack-error.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { Template } from '../template/template.ts';
import { type EventSource, startEventSource } from './event-source.ts';
import { type Pipe, startPipe } from './pipe.ts';
import { type Schedule, startSchedule } from './schedule.ts';

interface PipeProperties {
  RoleArn: string;
  Source: string;
  SourceParameters?: { FilterCriteria?: { Filters?: { Pattern: string }[] } };
  Target: string;
  TargetParameters?: { InputTemplate?: string };
}

/**
 * Starts the template's pipes.
 * @throws LocalStackError `template-unsupported` for other sources and targets, or a missing permission.
 */
export function startPipes(
  template: Template,
  tables: readonly LocalTable[],
  clients: EmulatorClients,
  permissionsInUse: Pick<PermissionsInUse, 'note'>,
  dataFolder: string | undefined,
): Pipe[] {
  return template.ofType<PipeProperties>('AWS::Pipes::Pipe').map(({ id, properties }) => {
    const tableId = template.idOf(properties.Source, 'AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable');
    const queueId = template.idOf(properties.Target, 'AWS::SQS::Queue');
    const streamArn = tables.find((table) => table.id === tableId)?.streamArn;
    if (streamArn === undefined) throw unsupported(`the pipe ${id}: ${tableId} has no stream`);
    const [role] = readRoles(template, [properties.RoleArn]);
    if (role === undefined) throw unsupported(`the role of the pipe ${id}`);
    const noteRead = requirePermissions(role, streamActions, properties.Source, permissionsInUse);
    const noteSend = requirePermissions(role, ['sqs:SendMessage'], properties.Target, permissionsInUse);
    return startPipe({
      streams: clients.streams,
      streamArn,
      queues: clients.queues,
      queueUrl: template.reference(queueId),
      patterns: patternsOf(properties.SourceParameters?.FilterCriteria),
      inputTemplate: properties.TargetParameters?.InputTemplate,
      sourceArn: properties.Source,
      region: template.names.region,
      note: (action) => (action === 'sqs:SendMessage' ? noteSend(action) : noteRead(action)),
      checkpointFile: dataFolder === undefined ? undefined : join(dataFolder, `pipe-${id}.json`),
    });
  });
}

/** Permissions that EventBridge requires to read a stream. */
const streamActions = [
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:DescribeStream',
  'dynamodb:ListStreams',
] as const;

interface ScheduleProperties {
  ScheduleExpression: string;
  ScheduleExpressionTimezone?: string;
  FlexibleTimeWindow: { Mode: string };
  State?: 'ENABLED' | 'DISABLED';
  Target: {
    Arn: string;
    RoleArn: string;
    Input?: string;
    SqsParameters?: unknown;
    DeadLetterConfig?: { Arn: string };
  };
}

/** Whether a schedule calls an AWS API directly, which the local stack does not have. */
const callsAws = (arn: string): boolean => arn.includes(':scheduler:::aws-sdk:');

/**
 * Starts the template's schedules that queue a message.
 * @param report called when a message could not be queued
 * @throws LocalStackError `template-unsupported` for targets other than queues, or a missing permission.
 */
export function startSchedules(
  template: Template,
  clients: EmulatorClients,
  permissionsInUse: Pick<PermissionsInUse, 'note'>,
  clock: StackClock,
  report: (problem: unknown) => void,
): Schedule[] {
  const schedules = template
    .ofType<ScheduleProperties>('AWS::Scheduler::Schedule')
    .filter(({ properties }) => !callsAws(properties.Target.Arn));
  return schedules.map(({ id, properties }) => {
    const { Arn, RoleArn, Input, SqsParameters, DeadLetterConfig } = properties.Target;
    const queueId = template.idOf(Arn, 'AWS::SQS::Queue');
    const [role] = readRoles(template, [RoleArn]);
    if (role === undefined) throw unsupported(`the role of the schedule ${id}`);
    const noteSend = requirePermissions(role, ['sqs:SendMessage'], Arn, permissionsInUse);
    if (DeadLetterConfig)
      requirePermissions(role, ['sqs:SendMessage'], DeadLetterConfig.Arn, permissionsInUse);
    if (properties.FlexibleTimeWindow.Mode !== 'OFF') throw unsupported(`a flexible time window (${id})`);
    if (Input === undefined || SqsParameters !== undefined) throw unsupported(`the message of ${id}`);
    return startSchedule({
      id,
      arn: template.reference(id, 'Arn'),
      expression: properties.ScheduleExpression,
      zone: properties.ScheduleExpressionTimezone ?? 'UTC',
      isEnabled: properties.State !== 'DISABLED',
      input: Input,
      queue: template.reference(queueId, 'QueueName'),
      send: async (body) => {
        const QueueUrl = template.reference(queueId);
        await clients.queues.send(new SendMessageCommand({ QueueUrl, MessageBody: body }));
        noteSend('sqs:SendMessage');
      },
      clock,
      report,
    });
  });
}

interface EventSourceProperties {
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  Enabled?: boolean;
  MaximumBatchingWindowInSeconds?: number;
  FunctionResponseTypes?: string[];
  ScalingConfig?: { MaximumConcurrency?: number };
  FilterCriteria?: { Filters?: { Pattern: string }[] };
}

/**
 * Concurrent batches with which Lambda starts on a queue without a configured maximum; more would only cost memory.
 */
const minConsumers = 2;

/**
 * Starts the template's event sources.
 * @throws LocalStackError `template-unsupported` for sources other than queues, or a role that may not read its queue.
 */
export function startEventSources(
  template: Template,
  functions: readonly StackFunction[],
  pools: ReadonlyMap<string, FunctionPool>,
  clients: EmulatorClients,
  permissionsInUse: Pick<PermissionsInUse, 'note'>,
  options: { environments: number; visibilitySeconds: number | undefined },
): EventSource[] {
  return template
    .ofType<EventSourceProperties>('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false)
    .map(({ id, properties }) => {
      const queueId = template.idOf(properties.EventSourceArn, 'AWS::SQS::Queue');
      const { functionId } = calleeOf(template, properties.FunctionName);
      const pool = pools.get(functionId);
      const role = functions.find(({ definition }) => definition.id === functionId)?.role;
      if (pool === undefined || role === undefined)
        throw unsupported(`the function of the event source ${id}`);
      const note = requirePermissions(
        role,
        ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        properties.EventSourceArn,
        permissionsInUse,
      );
      return startEventSource({
        client: clients.queues,
        queueUrl: template.reference(queueId),
        queueArn: properties.EventSourceArn,
        region: template.names.region,
        pool,
        batchSize: properties.BatchSize ?? 10,
        windowSeconds: properties.MaximumBatchingWindowInSeconds ?? 0,
        concurrency: Math.min(
          properties.ScalingConfig?.MaximumConcurrency ?? minConsumers,
          options.environments,
        ),
        reportsPartialFailures:
          properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
        patterns: patternsOf(properties.FilterCriteria),
        note,
        visibilitySeconds: options.visibilitySeconds,
      });
    });
}

function patternsOf(criteria: { Filters?: { Pattern: string }[] } | undefined): Record<string, unknown>[] {
  return (criteria?.Filters ?? []).map(({ Pattern }) => JSON.parse(Pattern) as Record<string, unknown>);
}
