import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { LocalStack, LocalStackOptions } from './api/local-stack.ts';
import { startAwsEndpoint } from './aws-endpoint.ts';
import type { FunctionPool } from './compute/function-pool.ts';
import { createPools, poolsWithPrefix } from './compute/function-pools.ts';
import { addSiteAlias, readFunctions } from './compute/functions.ts';
import { createHttpApi } from './compute/http-api.ts';
import { sharedDatabase, startDatabase } from './dynamodb/dynamodb.ts';
import { emulatorClients } from './dynamodb/emulator-clients.ts';
import { seedTables } from './dynamodb/seed-tables.ts';
import { createTables } from './dynamodb/tables.ts';
import { startEmulators } from './emulators.ts';
import { reservePort } from './http/reserve-port.ts';
import { createDeveloper } from './iam/developer.ts';
import { createPermissionsInUse } from './iam/permissions-in-use.ts';
import { readRoles } from './iam/policies.ts';
import { createInspector } from './inspector/inspector.ts';
import { startEventFlow } from './messaging/event-flow.ts';
import { startQueues } from './messaging/queues.ts';
import { createFaults } from './process/injected-faults.ts';
import { createLifecycle, type Lifecycle } from './process/lifecycle.ts';
import { unsupported } from './process/local-stack-error.ts';
import { createLogBuffer } from './process/log-buffer.ts';
import { createStackClock } from './process/stack-clock.ts';
import { createSiteListener } from './site-listener.ts';
import { openData } from './stack-data.ts';
import { type Assembly, differsOnlyInCode, readAssembly } from './template/assembly.ts';
import { fallbackRegion, type LocalNames, localAccountId } from './template/local-names.ts';
import { resolveTemplate } from './template/template.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

const defaultAssembly = 'cdk.out';

/**
 * Runs the synthesized template on this machine. Everything listens on loopback, except the database (see {@link
 * startDatabase}).
 *
 * @throws LocalStackError with a message that names the remedy, for example when the port is taken.
 */
export async function startLocalStack(options: LocalStackOptions = {}): Promise<LocalStack> {
  const lifecycle = createLifecycle();
  try {
    const localStack = await startParts(options, lifecycle);
    lifecycle.finishStart();
    return localStack;
  } catch (problem) {
    await lifecycle.stop();
    throw problem;
  }
}

/** The order matters: each part needs the addresses of those before it. Slow parts start in parallel. */
async function startParts(options: LocalStackOptions, lifecycle: Lifecycle): Promise<LocalStack> {
  const { measure, onStop } = lifecycle;
  const clock = createStackClock(options.clock);
  const environments = options.workersPerFunction ?? 4;
  const assembly = readAssembly(options.assemblyDir ?? defaultAssembly);
  const pathOf = await openData(options, lifecycle);
  const log = createLogBuffer(options.quiet ?? false);
  const faults = createFaults();

  // Ports come first: names in the template resolve to them, and a port in use fails at once.
  const site = await reservePort(options.port ?? 3000, clock, log.problem, lifecycle);
  const api = await reservePort(0, clock, log.problem, lifecycle);
  const { databaseEndpoint } = options;
  const databaseStart = measure('database', () =>
    databaseEndpoint === undefined ? startDatabase(pathOf('dynamodb')) : sharedDatabase(databaseEndpoint),
  );
  databaseStart.catch(() => {});
  onStop(async () => (await databaseStart.catch(() => undefined))?.stop());
  const permissionsInUse = createPermissionsInUse();
  const aws = await startAwsEndpoint(faults, permissionsInUse, lifecycle);
  const { gateway } = aws;

  const names: LocalNames = {
    region: assembly.stacks.find(({ region }) => region !== undefined)?.region ?? fallbackRegion,
    accountId: localAccountId,
    siteUrl: `http://localhost:${site.port}`,
    apiUrl: `http://127.0.0.1:${api.port}`,
    awsUrl: `http://127.0.0.1:${aws.port}`,
    tablePrefix: databaseEndpoint === undefined ? '' : `${randomUUID()}-`,
  };
  const template = resolveTemplate(assembly, names);
  const developer = createDeveloper(names.region, clock);
  const functions = await measure('template', () => readFunctions(template));
  const queues = await measure('queues', () => startQueues(template, pathOf('queues')));
  onStop(() => queues.stop());
  const { mail, stripe, ads, secretOf, secretValueOf } = await startEmulators(functions, {
    template,
    clock,
    faults,
    gateway,
    pathOf,
    realStripe: options.stripe,
    webhookEvents: options.webhookEvents ?? ['*'],
    lifecycle,
  });
  addSiteAlias(functions, names.siteUrl, `http://127.0.0.1:${site.port}`);

  const pools = createPools(functions, { clock, names, gateway, log, environments });
  onStop(async () => void (await Promise.all([...pools.values()].map((pool) => pool.stop()))));
  const httpApi = createHttpApi(template, pools, clock, developer);
  api.serveWith((request) => httpApi.handle(request));
  const eagerPools = (options.warm ?? true) ? [...pools.values()] : [];
  const functionsReady = measure('functions', () => Promise.all(eagerPools.map((pool) => pool.warm())));

  const database = await databaseStart;
  const clients = emulatorClients(names, database, queues);
  onStop(() => {
    for (const client of [clients.database, clients.streams, clients.queues]) client.destroy();
  });
  const tables = await measure('tables', () => createTables(template, clients.database));
  const documents = DynamoDBDocumentClient.from(clients.database);
  await seedTables(documents, tables, options.seedItems ?? []);
  const eventFlow = startEventFlow({
    template,
    clock,
    tables,
    functions,
    pools,
    clients,
    permissionsInUse,
    environments,
    visibilitySeconds: options.visibilitySeconds,
    dataDir: options.dataDir,
    report: log.problem,
    lifecycle,
  });
  const keySchemas = new Map(tables.map((table) => [table.name, table]));
  const context = { names, identities: mail.identities, keySchemas };
  aws.open({ context, database, queues, mail, secretOf, secretValueOf, pipes: eventFlow.pipes });

  const localStack: LocalStack = {
    url: names.siteUrl,
    ports: {
      site: site.port,
      api: api.port,
      aws: aws.port,
      database: database.port,
      queues: queues.port,
      stripe: stripe.port,
    },
    clock,
    developer,
    region: names.region,
    faults,
    mail,
    emails: () => mail.sent,
    stripe,
    usesRealStripe: options.stripe !== undefined,
    ads,
    queues: () => queues.state(),
    redrive: (name) => queues.redrive(name),
    pipes: eventFlow.pipes,
    schedules: eventFlow.schedules,
    tables,
    database: clients.database,
    documents,
    queueClient: clients.queues,
    invoke: (id, event) => {
      const [pool] = poolsWithPrefix(pools, id);
      if (pool === undefined) throw unsupported(`the function ${id}`);
      return pool.invoke(event);
    },
    kill: async (id = '') => {
      const killedPools = poolsWithPrefix(pools, id);
      if (killedPools.length === 0) throw unsupported(`the function ${id}`);
      const counts = await Promise.all(killedPools.map((pool) => pool.kill()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    pauseWorkers: eventFlow.pause,
    resumeWorkers: eventFlow.resume,
    waitUntilIdle: (timeoutMs = 15_000) => waitUntilIdle(eventFlow.pipes, queues, stripe.webhooks, timeoutMs),
    calls: gateway.calls,
    refusals: gateway.refusals,
    unusedPermissions: () => permissionsInUse.unusedOf(readRoles(template)),
    log,
    functions: [...pools.values()],
    reload: () => reloadCode(options.assemblyDir ?? defaultAssembly, assembly, names, pools),
    timings: lifecycle.timings,
    stop: lifecycle.stop,
  };
  const inspector = createInspector(localStack);
  const listener = await measure('edge', () =>
    createSiteListener({ template, httpApi, inspector, developer, clock }, options),
  );
  site.serveWith(listener);
  await functionsReady;
  return localStack;
}

/** @returns false, without any change, when more than code has changed since `previous` */
function reloadCode(
  folder: string,
  previous: Assembly,
  names: LocalNames,
  pools: ReadonlyMap<string, FunctionPool>,
): boolean {
  const next = readAssembly(folder);
  if (!differsOnlyInCode(previous, next)) return false;
  for (const { definition } of readFunctions(resolveTemplate(next, names))) {
    pools.get(definition.id)?.replaceBundle(definition.bundle);
  }
  return true;
}
