import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { fillTemplate } from '../template/input-template.ts';
import { matchesPattern } from './event-pattern.ts';

/** Carries records of a table's stream to a queue, like an EventBridge pipe. */
export interface Pipe {
  /** Stops reading until resumed, without losing records. */
  pause(): void;
  resume(): void;
  /** While true, discards records, as after an outage longer than the stream's retention. */
  lose(isOn: boolean): void;
  /** Polls the stream immediately. */
  nudge(): void;
  /** Resolves when everything written before the call has been forwarded. */
  waitUntilForwarded(): Promise<void>;
  stop(): Promise<void>;
}

export interface PipeOptions {
  streams: DynamoDBStreamsClient;
  streamArn: string;
  queues: SQSClient;
  queueUrl: string;
  /** Event patterns, one of which a record must match; without any, every record passes. */
  patterns: Record<string, unknown>[];
  inputTemplate: string | undefined;
  /** The template's ARN, which records name as their source. */
  sourceArn: string;
  region: string;
  /** Called with each action performed as the pipe's role. */
  note(action: PipeAction): void;
  /** File that keeps the position across restarts; undefined for a stream in memory. */
  checkpointFile?: string | undefined;
}

/** Actions of a pipe's role on stream and queue. */
export type PipeAction =
  | 'dynamodb:DescribeStream'
  | 'dynamodb:GetShardIterator'
  | 'dynamodb:GetRecords'
  | 'sqs:SendMessage';

const idleMilliseconds = 400;
const batchSize = 10;

export function startPipe(options: PipeOptions): Pipe {
  const positions = readCheckpoint(options.checkpointFile, options.streamArn);
  const iterators = new Map<string, string>();
  const finishedShards = new Set<string>();
  let isStopped = false;
  let isPaused = false;
  let isLosing = false;
  let wake = (): void => {};
  let rounds = 0;
  let lastNonEmptyRound = 0;
  let listedAt = 0;

  async function listShards(): Promise<void> {
    const { StreamDescription } = await options.streams.send(
      new DescribeStreamCommand({ StreamArn: options.streamArn }),
    );
    options.note('dynamodb:DescribeStream');
    listedAt = Date.now();
    for (const { ShardId = '' } of StreamDescription?.Shards ?? []) {
      if (iterators.has(ShardId) || finishedShards.has(ShardId)) continue;
      const position = positions.get(ShardId);
      const { ShardIterator } = await options.streams.send(
        new GetShardIteratorCommand({
          StreamArn: options.streamArn,
          ShardId,
          ...(position === undefined
            ? { ShardIteratorType: 'TRIM_HORIZON' }
            : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position }),
        }),
      );
      options.note('dynamodb:GetShardIterator');
      if (ShardIterator !== undefined) iterators.set(ShardId, ShardIterator);
    }
  }

  /** Polls every shard once; returns the number of records. */
  async function pollShards(): Promise<number> {
    if (iterators.size === 0 || Date.now() - listedAt > 10_000) await listShards();
    let count = 0;
    for (const [shard, iterator] of iterators) {
      const { Records = [], NextShardIterator } = await options.streams.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: 1000 }),
      );
      options.note('dynamodb:GetRecords');
      if (!isLosing) await deliver(Records);
      const position = Records.at(-1)?.dynamodb?.SequenceNumber;
      if (position !== undefined) {
        positions.set(shard, position);
        writeCheckpoint(options.checkpointFile, options.streamArn, positions);
      }
      if (NextShardIterator === undefined) {
        iterators.delete(shard);
        finishedShards.add(shard);
        listedAt = 0;
      } else {
        iterators.set(shard, NextShardIterator);
      }
      count += Records.length;
    }
    return count;
  }

  async function deliver(records: StreamRecord[]): Promise<void> {
    const bodies = records
      .map((record) => toPipeEvent(record, options))
      .filter(
        (event) =>
          options.patterns.length === 0 || options.patterns.some((pattern) => matchesPattern(event, pattern)),
      )
      .map((event) =>
        options.inputTemplate === undefined
          ? JSON.stringify(event)
          : fillTemplate(options.inputTemplate, event),
      );
    for (let start = 0; start < bodies.length; start += batchSize) {
      const Entries = bodies
        .slice(start, start + batchSize)
        .map((MessageBody, index) => ({ Id: String(index), MessageBody }));
      await options.queues.send(new SendMessageBatchCommand({ QueueUrl: options.queueUrl, Entries }));
      options.note('sqs:SendMessage');
    }
  }

  async function loop(): Promise<void> {
    while (!isStopped) {
      let count = 0;
      if (!isPaused) {
        try {
          count = await pollShards();
          rounds += 1;
          if (count > 0) lastNonEmptyRound = rounds;
        } catch {
          // New iterators recover from expiry and broken connections alike.
          iterators.clear();
        }
      }
      if (count === 0 && !isStopped) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, idleMilliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  }

  const loopEnd = loop();
  return {
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      wake();
    },
    lose: (isOn) => {
      isLosing = isOn;
    },
    nudge: () => wake(),
    waitUntilForwarded: async () => {
      const roundAtCall = rounds;
      // A round that starts after the call and finds nothing has covered everything written before the call.
      while (!isStopped && !isPaused && (rounds < roundAtCall + 2 || lastNonEmptyRound === rounds)) {
        wake();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    stop: async () => {
      isStopped = true;
      wake();
      await loopEnd;
    },
  };
}

/** The record in the format of pipes: times in seconds, binary as base64. */
function toPipeEvent(record: StreamRecord, { sourceArn, region }: PipeOptions): Record<string, unknown> {
  const { ApproximateCreationDateTime, ...change } = record.dynamodb ?? {};
  const seconds =
    ApproximateCreationDateTime === undefined ? undefined : ApproximateCreationDateTime.getTime() / 1000;
  const event = {
    ...record,
    eventSource: 'aws:dynamodb',
    eventSourceARN: sourceArn,
    awsRegion: region,
    dynamodb: { ...change, ApproximateCreationDateTime: seconds },
  };
  return JSON.parse(
    JSON.stringify(event, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  );
}

interface Checkpoint {
  streamArn: string;
  positions: Record<string, string>;
}

function readCheckpoint(file: string | undefined, streamArn: string): Map<string, string> {
  if (file === undefined || !existsSync(file)) return new Map();
  const checkpoint = JSON.parse(readFileSync(file, 'utf8')) as Checkpoint;
  return new Map(checkpoint.streamArn === streamArn ? Object.entries(checkpoint.positions) : []);
}

function writeCheckpoint(file: string | undefined, streamArn: string, positions: Map<string, string>): void {
  if (file === undefined) return;
  const checkpoint: Checkpoint = { streamArn, positions: Object.fromEntries(positions) };
  writeFileSync(file, JSON.stringify(checkpoint));
}
