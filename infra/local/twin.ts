import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type AdProvider, startAdProvider } from './ads/ad-provider.ts';
import { differsOnlyInCode, readAssembly } from './assembly.ts';
import type { AwsContext } from './aws-call.ts';
import { type TableCall, withCapacity } from './consumed-capacity.ts';
import { holdData } from './data-folder.ts';
import { createDeveloper, type Developer } from './developer.ts';
import { type LocalDatabase, startDatabase } from './dynamodb.ts';
import { createEdge, type Origin } from './edge.ts';
import { emulatorClients } from './emulator-clients.ts';
import { endWithProcess } from './end-with-process.ts';
import { startEventSources, startPipes, startSchedules } from './event-wiring.ts';
import { createFaults, type FaultRule, type Faults } from './faults.ts';
import { putFirstStock } from './first-stock.ts';
import { forward } from './forward.ts';
import type { FunctionPool, InvocationResult } from './function-pool.ts';
import { createPools, poolsNamed } from './function-pools.ts';
import { nameSiteToo, readFunctions } from './functions.ts';
import { createGateway, type RecordedCall } from './gateway.ts';
import { createHttpApi } from './http-api.ts';
import { createInspector } from './inspector.ts';
import { fallbackRegion, type LocalNames, localAccountId } from './local-names.ts';
import { createLogbook, type Logbook } from './logbook.ts';
import { createMail, type LocalMail, type MailRule, type SentMail } from './mail.ts';
import { configurationSets, mailIdentities } from './mail-identities.ts';
import { answerParameterCall } from './parameter-store.ts';
import type { Pipe } from './pipe.ts';
import { readRoles } from './policies.ts';
import { closeServer, listen } from './ports.ts';
import { type LocalQueues, type QueueState, startQueues } from './queues.ts';
import { createRightsInUse, type Right } from './rights-in-use.ts';
import type { Schedule } from './schedule.ts';
import { untilSettled } from './settling.ts';
import { createBucket } from './site-bucket.ts';
import { createSiteServer, type Listener } from './site-server.ts';
import { createStackClock, type StackClock } from './stack-clock.ts';
import { type LocalStripe, startStripe } from './stripe/local-stripe.ts';
import {
  directToStandIn,
  type StripeAccess,
  type StripeSecrets,
  stripeAccess,
} from './stripe/stripe-access.ts';
import { createTables, type LocalTable } from './tables.ts';
import { resolveTemplate, type Template } from './template.ts';
import { unsupported } from './twin-error.ts';

export interface TwinOptions {
  /** Port of site and API; 0 for any free one. Default 3000. */
  port?: number;
  /** ISO 8601 with a zone: where the stack's clock starts. Default: the machine's time. */
  clock?: string | undefined;
  /** Folder that data survives in, for example `.local`; everything in memory when undefined. */
  dataDir?: string | undefined;
  /** Throws away what `dataDir` holds before starting. */
  fresh?: boolean;
  /** What `cdk synth` wrote. Default `cdk.out`. */
  assemblyDir?: string;
  /** Most environments of each function at once. Default 4. */
  workersPerFunction?: number;
  /** Does not print what functions log. */
  quiet?: boolean;
  faults?: readonly FaultRule[];
  /** Makes faults with a probability repeatable. Default 1. */
  faultSeed?: number;
  /** Report transaction conflicts as DynamoDB does. Default false, as DynamoDB Local does. */
  transactionConflicts?: boolean;
  /** Seconds until a failed message is delivered again, instead of the queue's own. */
  visibilitySeconds?: number | undefined;
  mailRule?: MailRule | undefined;
  /** Of an account with Stripe itself, which is called then instead of the stand-in. */
  stripe?: StripeSecrets | undefined;
  /** Told what each call of a function has used of the table, for measurements. */
  onTableCall?: (call: TableCall) => void;
  /** Header in which callers may name the address that they come from, for trials: on one machine all have the same. */
  addressHeader?: string | undefined;
  /** Answers for pages and files instead of the built site, for example Vite's development server. */
  pages?: Listener | undefined;
  /** The Java to run the database with. Default: the one on the path. */
  java?: string | undefined;
}

/** The running product on this machine. */
export interface Twin {
  /** For example `http://localhost:3000`. */
  readonly url: string;
  readonly ports: {
    site: number;
    api: number;
    aws: number;
    database: number;
    queues: number;
    stripe: number;
  };
  readonly clock: StackClock;
  /** Whoever works on this machine, with the only AWS credentials that the API takes. */
  readonly developer: Developer;
  readonly region: string;
  readonly faults: Faults;
  readonly mail: LocalMail;
  mails(): readonly SentMail[];
  readonly stripe: LocalStripe;
  /** Functions talk to Stripe itself and not to the stand-in. */
  readonly usesStripeItself: boolean;
  /** The stand-in for the ad provider's server. */
  readonly ads: AdProvider;
  queues(): QueueState[];
  redrive(deadLetterQueue: string): number;
  readonly pipes: readonly Pipe[];
  readonly schedules: readonly Schedule[];
  readonly tables: readonly LocalTable[];
  /** Straight to the database: no role, no fault in between. */
  readonly database: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  /** Straight to the queues: no role, no fault in between. */
  readonly queueClient: SQSClient;
  /** Calls a function by its logical id, or the start of it. */
  invoke(functionId: string, event: unknown): Promise<InvocationResult>;
  /** Ends the environments of functions whose logical id starts so, busy ones too; gives their number. */
  kill(functionId?: string): Promise<number>;
  /** Stops delivering messages to workers. */
  pauseWorkers(): void;
  resumeWorkers(): void;
  /** Resolves when nothing is under way any more: all writes announced, no message waiting or in flight, no webhook to come. */
  settled(timeoutMs?: number): Promise<void>;
  /** The last calls of functions to AWS. */
  readonly calls: readonly RecordedCall[];
  /** Calls that a role did not allow, one sentence each. */
  readonly refusals: readonly string[];
  /** What a role of the template may do and nothing has done since the start. */
  unusedRights(): readonly Right[];
  readonly log: Logbook;
  readonly functions: readonly FunctionPool[];
  /**
   * Serves the functions of a new synthesis, without losing anything that is in memory.
   * @returns false, having done nothing, when more than their code has changed: then start anew.
   */
  reload(): boolean;
  /** Milliseconds that each part of the start took. */
  readonly timings: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/**
 * Runs the synthesized template on this machine. Everything listens on the loopback interface, except
 * the database (see {@link startDatabase}).
 *
 * @throws TwinError with one sentence that says what to do, for example when the port is taken.
 */
export async function startTwin(options: TwinOptions = {}): Promise<Twin> {
  const started = performance.now();
  const timings: Record<string, number> = {};
  const measured = async <T>(part: string, work: () => Promise<T> | T): Promise<T> => {
    const begun = performance.now();
    const result = await work();
    timings[part] = Math.round(performance.now() - begun);
    return result;
  };
  const cleanUps: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  };
  const forget = endWithProcess(stop);
  cleanUps.push(forget);

  try {
    const clock = createStackClock(options.clock);
    const environments = options.workersPerFunction ?? 4;
    const assembly = readAssembly(options.assemblyDir ?? 'cdk.out');
    const dataDir = options.dataDir;
    if (dataDir !== undefined) cleanUps.push(await holdData(dataDir));
    if (dataDir !== undefined && options.fresh === true) rmSync(dataDir, { recursive: true, force: true });
    if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
    const inData = (name: string): string | undefined =>
      dataDir === undefined ? undefined : join(dataDir, name);
    const log = createLogbook(options.quiet ?? false);
    const faults = createFaults(options.faults, options.faultSeed);
    faults.transactionConflicts = options.transactionConflicts ?? false;

    // Ports first: names in the template resolve to them, and a taken one is said at once.
    const siteListener = Promise.withResolvers<Listener>();
    const apiListener = Promise.withResolvers<Listener>();
    const awsContext = Promise.withResolvers<AwsContext>();
    for (const promise of [siteListener.promise, apiListener.promise, awsContext.promise])
      promise.catch(() => {});
    const site = createSiteServer(siteListener.promise, clock, log.problem);
    const sitePort = await listen(site, options.port ?? 3000);
    cleanUps.push(() => closeServer(site));
    const api = createSiteServer(apiListener.promise, clock, log.problem);
    const apiPort = await listen(api, 0);
    cleanUps.push(() => closeServer(api));

    const databaseStart = measured('database', () =>
      startDatabase({ folder: inData('dynamodb'), java: options.java }),
    );
    databaseStart.catch(() => {});
    cleanUps.push(async () => (await databaseStart.catch(() => undefined))?.stop());

    const parts: {
      queues?: LocalQueues;
      database?: LocalDatabase;
      mail?: LocalMail;
      access?: StripeAccess;
      ads?: AdProvider;
      pipes: Pipe[];
    } = { pipes: [] };
    const rights = createRightsInUse();
    const gateway = createGateway({
      context: awsContext.promise,
      faults,
      rights,
      backends: {
        dynamodb: async (request) => {
          const send = (one: typeof request) => forward(parts.database?.port ?? 0, one);
          const tell = options.onTableCall;
          const answer = await (tell === undefined ? send(request) : withCapacity(request, send, tell));
          for (const pipe of parts.pipes) pipe.nudge();
          return answer;
        },
        sqs: (request) => forward(parts.queues?.port ?? 0, request),
        ssm: async (request) =>
          answerParameterCall(
            request,
            (name, accessKeyId) => parts.access?.secretOf(name, accessKeyId) ?? parts.ads?.secretOf(name),
          ),
        ses: ({ body }) => {
          if (parts.mail === undefined) throw new Error('Mail has not started.');
          return parts.mail.call(new URLSearchParams(body.toString()));
        },
      },
    });
    const awsPort = await listen(gateway.server, 0);
    cleanUps.push(() => gateway.stop());

    const names: LocalNames = {
      region: assembly.stacks.find(({ region }) => region !== undefined)?.region ?? fallbackRegion,
      accountId: localAccountId,
      siteUrl: `http://localhost:${sitePort}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      awsUrl: `http://127.0.0.1:${awsPort}`,
    };
    const template = resolveTemplate(assembly, names);
    const developer = createDeveloper(names.region, clock);
    const functions = await measured('template', () => readFunctions(template));
    const identities = mailIdentities(template, functions);
    const mail = createMail({
      clock,
      identities,
      configurationSets: configurationSets(template),
      file: inData('mails.jsonl'),
      rule: options.mailRule,
    });
    parts.mail = mail;
    const queues = await measured('queues', () => startQueues(template, inData('queues')));
    parts.queues = queues;
    cleanUps.push(() => queues.stop());

    const access = stripeAccess(functions, options.stripe);
    parts.access = access;
    const stripe = await startStripe({
      clock,
      faults,
      siteUrl: names.siteUrl,
      secretKey: access.secretKey,
      webhookSecret: access.webhookSecret,
      holderOf: (secretKey) => {
        const holder = access.keyHolder(secretKey);
        return holder === undefined ? undefined : (gateway.callerOf(holder.accessKeyId) ?? null);
      },
      file: inData('stripe.json'),
    });
    cleanUps.push(() => stripe.stop());
    if (options.stripe === undefined) directToStandIn(functions, stripe.url);
    nameSiteToo(functions, names.siteUrl, `http://127.0.0.1:${sitePort}`);

    const ads = await startAdProvider(functions, clock);
    parts.ads = ads;
    cleanUps.push(() => ads.stop());

    const pools = createPools(functions, { clock, names, gateway, log, environments });
    cleanUps.push(async () => void (await Promise.all([...pools.values()].map((pool) => pool.stop()))));
    const httpApi = createHttpApi(template, pools, clock, developer);
    apiListener.resolve((request) => httpApi.handle(request));
    const warmed = measured('functions', () => Promise.all([...pools.values()].map((pool) => pool.warm())));

    const database = await databaseStart;
    parts.database = database;
    const clients = emulatorClients(names, database, queues);
    cleanUps.push(() => {
      for (const client of [clients.database, clients.streams, clients.queues]) client.destroy();
    });
    const tables = await measured('tables', () => createTables(template, clients.database));
    awsContext.resolve({
      names,
      identities,
      keySchemas: new Map(tables.map((table) => [table.name, table])),
    });
    const documents = DynamoDBDocumentClient.from(clients.database);
    await putFirstStock(documents, tables, clock.now());
    const pipes = startPipes(template, tables, clients, rights, dataDir);
    parts.pipes = pipes;
    cleanUps.push(async () => void (await Promise.all(pipes.map((pipe) => pipe.stop()))));
    const sources = startEventSources(template, functions, pools, clients, rights, {
      environments,
      visibilitySeconds: options.visibilitySeconds,
    });
    cleanUps.push(async () => void (await Promise.all(sources.map((source) => source.stop()))));
    const schedules = startSchedules(template, clients, rights, clock, log.problem);
    cleanUps.push(() => {
      for (const schedule of schedules) schedule.stop();
    });

    const twin: Twin = {
      url: names.siteUrl,
      ports: {
        site: sitePort,
        api: apiPort,
        aws: awsPort,
        database: database.port,
        queues: queues.port,
        stripe: stripe.port,
      },
      clock,
      developer,
      region: names.region,
      faults,
      mail,
      mails: () => mail.sent,
      stripe,
      usesStripeItself: options.stripe !== undefined,
      ads,
      queues: () => queues.state(),
      redrive: (name) => queues.redrive(name),
      pipes,
      schedules,
      tables,
      database: clients.database,
      documents,
      queueClient: clients.queues,
      invoke: (id, event) => {
        const [pool] = poolsNamed(pools, id);
        if (pool === undefined) throw unsupported(`the function ${id}`);
        return pool.invoke(event);
      },
      kill: async (id = '') => {
        const ended = await Promise.all(poolsNamed(pools, id).map((pool) => pool.kill()));
        return ended.reduce((sum, count) => sum + count, 0);
      },
      pauseWorkers: () => {
        for (const source of sources) source.pause();
      },
      resumeWorkers: () => {
        for (const source of sources) source.resume();
      },
      settled: (timeoutMs = 15_000) => untilSettled(pipes, queues, stripe.webhooks, timeoutMs),
      calls: gateway.calls,
      refusals: gateway.refusals,
      unusedRights: () => rights.unusedOf(readRoles(template)),
      log,
      functions: [...pools.values()],
      reload: () => {
        const next = readAssembly(options.assemblyDir ?? 'cdk.out');
        if (!differsOnlyInCode(assembly, next)) return false;
        for (const { definition } of readFunctions(resolveTemplate(next, names))) {
          pools.get(definition.id)?.replaceBundle(definition.bundle);
        }
        return true;
      },
      timings,
      stop,
    };
    const inspector = createInspector(twin);
    const edge = await measured('edge', () =>
      createEdge({ template, originAt: originsOf(template, httpApi.handle) }),
    );
    siteListener.resolve(async (received, raw) => {
      const sourceIp = received.headers[options.addressHeader ?? ''] ?? received.sourceIp;
      const request = { ...received, sourceIp };
      if (/^\/__local(\/|$)/.test(request.path)) return inspector(request);
      const isPage = options.pages !== undefined && !request.path.startsWith('/api/');
      if (isPage) return options.pages?.(request, raw);
      return edge.handle(
        httpApi.needsSignature(request) ? developer.sign(request, new URL(names.apiUrl).host) : request,
      );
    });
    await warmed;
    timings.total = Math.round(performance.now() - started);
    return twin;
  } catch (problem) {
    await stop();
    throw problem;
  }
}

function originsOf(template: Template, api: Origin): (domainName: string) => Origin {
  return (domainName) => {
    const apiHost = new URL(template.names.apiUrl).host;
    if (domainName === apiHost) {
      return (request) => api({ ...request, headers: { ...request.headers, host: apiHost } });
    }
    return createBucket(template, template.idOf(domainName, 'AWS::S3::Bucket'));
  };
}
