import path from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  type IVersion,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Access, ItemAction } from '#shared/contracts/access.ts';
import { type ItemKind, partitions } from '#shared/contracts/item-kinds.ts';
import { bundlesFolder } from '../build/bundle.ts';

export interface NodeFunctionProps {
  /** Folder under `functions/endpoints` or `functions/workers`; also the bundle's name. */
  name: string;
  /** One plain sentence, shown in the console. */
  description: string;
  timeout: Duration;
  environment: Record<string, string>;
  /** False if traces would cost more than the calls. Default true. */
  isTraced?: boolean;
}

/**
 * A bundled function with a separate role, which may write the log. Everything else is granted explicitly. Callers use
 * the alias `live`. Earlier versions are retained for an instant rollback (`ops flip-back`); the deploy command removes the oldest.
 */
export class NodeFunction extends Construct {
  readonly bundle: string;
  readonly function: LambdaFunction;
  /** The alias that callers use. */
  readonly live: Alias;
  readonly role: Role;

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id);
    this.bundle = props.name;
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Not the managed basic policy, which may write to every log group of the account.
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]);
    this.function = new LambdaFunction(this, 'Function', {
      description: props.description,
      code: Code.fromAsset(path.join(bundlesFolder, props.name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeout: props.timeout,
      environment: props.environment,
      role: this.role,
      logGroup,
      tracing: props.isTraced === false ? Tracing.DISABLED : Tracing.ACTIVE,
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    // Cast needed because of exactOptionalPropertyTypes.
    const version = this.function.currentVersion as IVersion;
    this.live = new Alias(this, 'Live', { aliasName: 'live', version });
  }

  allow(
    actions: string[],
    resources: string[],
    conditions?: Record<string, Record<string, string | string[]>>,
  ): this {
    this.role.addToPolicy(new PolicyStatement({ actions, resources, ...(conditions && { conditions }) }));
    return this;
  }

  /** Grants these actions only on items of these kinds. */
  allowItems(table: Table, actions: readonly ItemAction[], kinds: readonly ItemKind[]): this {
    this.allow(
      actions.map((action) => `dynamodb:${action}`),
      [table.tableArn],
      { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': kinds.map((kind) => partitions[kind]) } },
    );
    return this;
  }

  /** Grants each action only on items of its kinds. */
  allowAccess(table: Table, access: Access): void {
    for (const [action, kinds] of Object.entries(access)) {
      this.allowItems(table, [action as ItemAction], kinds);
    }
  }
}
