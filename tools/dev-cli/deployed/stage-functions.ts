import { setTimeout as sleep } from 'node:timers/promises';
import {
  ParameterNotFound,
  PutParameterCommand,
  paginateGetParameterHistory,
  SSMClient,
} from '@aws-sdk/client-ssm';
import * as z from 'zod/mini';
import { recordParameter } from '#infra/stacks/release-parameter.ts';
import { CommandError } from '../terminal/report-failure.ts';
import { type AwsAccess, listStackResources, readStackState, type StackState } from './find-stage.ts';
import { type ReleaseRecord, recordedName } from './release-record.ts';
import { signedCall } from './signed-call.ts';

/** A deployed function and the version of its alias `live`. */
export interface LiveFunction {
  /** Name in records. */
  readonly name: string;
  /** Name in Lambda. */
  readonly functionName: string;
  readonly live: string;
  /** Every version to which an alias routes calls. */
  readonly inUse: readonly string[];
}

/** The functions of a stage, nested stacks included, and the record of its releases. */
export interface StageFunctions {
  /** State of the stage's stack. */
  stack(): Promise<StackState>;
  all(): Promise<readonly LiveFunction[]>;
  /** Published versions. */
  versionsOf(lambda: LiveFunction): Promise<readonly string[]>;
  moveLive(lambda: LiveFunction, version: string): Promise<void>;
  deleteVersion(lambda: LiveFunction, version: string): Promise<void>;
  /** Oldest first. */
  records(): Promise<readonly ReleaseRecord[]>;
  record(release: ReleaseRecord): Promise<void>;
}

const Aliases = z.object({
  Aliases: z.array(
    z.object({
      Name: z.string(),
      FunctionVersion: z.string(),
      RoutingConfig: z.optional(
        z.nullable(z.object({ AdditionalVersionWeights: z.optional(z.record(z.string(), z.number())) })),
      ),
    }),
  ),
});
const Versions = z.object({
  NextMarker: z.optional(z.nullable(z.string())),
  Versions: z.array(z.object({ Version: z.string() })),
});
const StoredRecord = z.object({
  deployed: z.string(),
  release: z.string(),
  versions: z.record(z.string(), z.string()),
});

/** Lambda allows an account fifteen calls a second besides invocations; this leaves some for other callers. */
const millisecondsBetweenCalls = 100;

/**
 * Accesses the functions of a deployed stage, and the record of its releases: the history of a parameter in Systems
 * Manager.
 *
 * @param endpoint replaces the endpoints of Lambda and Systems Manager, for tests
 */
export function stageFunctions(stage: string, aws: AwsAccess, endpoint?: string): StageFunctions {
  const lambda = endpoint ?? `https://lambda.${aws.region}.amazonaws.com`;
  const ssm = new SSMClient({
    region: aws.region,
    credentials: aws.credentials,
    ...(endpoint && { endpoint }),
  });
  const Name = recordParameter(stage);
  let nextCall = 0;

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    nextCall = Math.max(Date.now(), nextCall + (endpoint ? 0 : millisecondsBetweenCalls));
    await sleep(nextCall - Date.now());
    const content = body && { body: JSON.stringify(body), contentType: 'application/json' };
    const url = new URL(`/2015-03-31/functions/${path}`, lambda);
    const response = await signedCall(aws, 'lambda', url, { method, ...content });
    const text = await response.text();
    if (response.ok) return text === '' ? undefined : JSON.parse(text);
    throw new CommandError(`Lambda refused ${method} ${url.pathname}: ${response.status} ${text}`);
  }

  return {
    async stack() {
      const state = await readStackState(stage, aws);
      if (state === undefined) throw new CommandError(`There is no stage "${stage}".`);
      return state;
    },
    async all() {
      const aliases = (await listStackResources(stage, aws)).filter(
        ({ type }) => type === 'AWS::Lambda::Alias',
      );
      return await Promise.all(
        aliases.map(async ({ logicalId, physicalId }) => {
          const functionName = physicalId.split(':').at(-2) ?? '';
          const results = Aliases.parse(await call('GET', `${functionName}/aliases`)).Aliases;
          const live = results.find(({ Name }) => Name === 'live')?.FunctionVersion;
          if (live === undefined) throw new CommandError(`The function ${functionName} has no alias live.`);
          const inUse = results.flatMap(({ FunctionVersion, RoutingConfig }) => [
            FunctionVersion,
            ...Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {}),
          ]);
          return { name: recordedName(logicalId), functionName, live, inUse };
        }),
      );
    },
    async versionsOf({ functionName }) {
      const results: string[] = [];
      let marker: string | null | undefined = '';
      while (marker !== undefined && marker !== null) {
        const query = marker === '' ? '' : `?Marker=${encodeURIComponent(marker)}`;
        const page = Versions.parse(await call('GET', `${functionName}/versions${query}`));
        results.push(
          ...page.Versions.map(({ Version }) => Version).filter((version) => version !== '$LATEST'),
        );
        marker = page.NextMarker;
      }
      return results;
    },
    async moveLive({ functionName }, FunctionVersion) {
      // Removes the weights that an interrupted canary has left.
      const RoutingConfig = { AdditionalVersionWeights: {} };
      await call('PUT', `${functionName}/aliases/live`, { FunctionVersion, RoutingConfig });
    },
    async deleteVersion({ functionName }, version) {
      await call('DELETE', `${functionName}?Qualifier=${version}`);
    },
    async records() {
      const results: { version: number; record: ReleaseRecord }[] = [];
      try {
        for await (const { Parameters = [] } of paginateGetParameterHistory({ client: ssm }, { Name }))
          for (const { Version = 0, Value = '' } of Parameters)
            results.push({ version: Version, record: StoredRecord.parse(JSON.parse(Value)) });
      } catch (problem) {
        if (!(problem instanceof ParameterNotFound)) throw problem;
      }
      return results.sort((a, b) => a.version - b.version).map(({ record }) => record);
    },
    async record(release) {
      const Value = JSON.stringify(release);
      await ssm.send(new PutParameterCommand({ Name, Value, Type: 'String', Overwrite: true }));
    },
  };
}
