import { Duration, Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpIamAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { EnvironmentOf, TableEnv } from '#functions/kernel/environment.ts';
import { accessOf } from '#shared/contracts/access-by-endpoint.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';
import type { ItemKind } from '#shared/contracts/item-kinds.ts';
import { probeKeySecretVariable } from '#shared/contracts/probe-key.ts';
import { NodeFunction } from './node-function.ts';

export type RoutedContract = Pick<Contract, 'name' | 'summary' | 'method' | 'path' | 'staff' | 'takesProbes'>;

/** The API, and the secrets with the keys by which its endpoints identify their callers. */
export interface ApiBehindEdge {
  readonly http: HttpApi;
  /** ARN of the secret with the keys of CloudFront. */
  readonly edgeKeySecret: string;
  /** ARN of the secret with the keys of the synthetic booking. */
  readonly probeKeySecret: string;
}

export interface EndpointProps<Env extends z.ZodMiniObject> {
  api: ApiBehindEdge;
  table: Table;
  contract: RoutedContract;
  /** Exactly what the endpoint's `env.ts` reads. */
  environment: EnvironmentOf<Env>;
  /** `iam`: callers sign with AWS credentials. Default `none`: public. */
  authorisation?: 'none' | 'iam';
  /**
   * Whether the route is created after the pages, because its function refers to the site or no page calls it
   * (`gradualFunctions`). Default false.
   */
  isAfterPages?: boolean;
  /** See `NodeFunctionProps`. */
  isTraced?: boolean;
}

/** Below the browser's time-out of 10 seconds. */
const endpointTimeout = Duration.seconds(8);

/** Every endpoint of staff reads both kinds in one call, to identify the caller. */
const sessionItems: readonly ItemKind[] = ['staffDevices', 'staffPeople'];

/**
 * The function and the route of one contract. Its access file lists what the function may do to the table. Pass the type
 * of the endpoint's `env.ts`, `new Endpoint<typeof Env>(…)`: a missing, stale or misspelt variable does not compile.
 */
export class Endpoint<Env extends z.ZodMiniObject> extends Construct {
  readonly code: NodeFunction;

  constructor(scope: Construct, props: EndpointProps<Env>) {
    const { api, contract, table } = props;
    super(
      scope,
      contract.name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    this.code = new NodeFunction(this, 'Code', {
      name: contract.name,
      description: contract.summary,
      timeout: endpointTimeout,
      environment: {
        ...props.environment,
        [edgeKeySecretVariable]: api.edgeKeySecret,
        ...(contract.takesProbes && { [probeKeySecretVariable]: api.probeKeySecret }),
      },
      isTraced: props.isTraced ?? true,
    });
    this.code.allow(
      ['secretsmanager:GetSecretValue'],
      [api.edgeKeySecret, ...(contract.takesProbes ? [api.probeKeySecret] : [])],
    );
    if (contract.staff !== undefined) this.code.allowItems(table, ['BatchGetItem'], sessionItems);
    this.code.allowAccess(table, accessOf(contract.name));
    // Cast needed because of exactOptionalPropertyTypes.
    const integration = new HttpLambdaIntegration('Integration', this.code.live as IFunction);
    const authorizer = props.authorisation === 'iam' && { authorizer: new HttpIamAuthorizer() };
    const { path, method } = contract;
    // A route added by the API belongs to the API's stack, and is deployed before the site.
    if (props.isAfterPages === true || Stack.of(this) !== Stack.of(api.http)) {
      const routeKey = HttpRouteKey.with(path, HttpMethod[method]);
      new HttpRoute(this, 'Route', { httpApi: api.http, routeKey, integration, ...authorizer });
    } else {
      api.http.addRoutes({ path, methods: [HttpMethod[method]], integration, ...authorizer });
    }
  }
}

export type TableEndpointsProps = Pick<EndpointProps<typeof TableEnv>, 'api' | 'table'>;

/** Adds endpoints that need only the table. */
export function addTableEndpoints(
  scope: Construct,
  { api, table }: TableEndpointsProps,
  contracts: readonly RoutedContract[],
  options: Pick<EndpointProps<typeof TableEnv>, 'authorisation' | 'isTraced'> = {},
): void {
  const environment = { TABLE_NAME: table.tableName };
  for (const contract of contracts) {
    new Endpoint<typeof TableEnv>(scope, { api, table, contract, environment, ...options });
  }
}
