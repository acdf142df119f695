import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectLockRetention,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { retentionDays } from '#shared/limits/retention.ts';

export interface WriteTrailProps {
  readonly table: Table;
  readonly trailName: string;
  /** Whether no one, not even the account’s owner, can delete a file before it expires: true in production. */
  readonly isLocked: boolean;
}

/**
 * Records every write to the table with author, key and time, whether by hand, by command or by function, because
 * anyone who can write to the table can give themselves access to the console. CloudTrail records keys and callers, but
 * not items.
 */
export class WriteTrail extends Construct {
  constructor(scope: Construct, id: string, { table, trailName, isLocked }: WriteTrailProps) {
    super(scope, id);
    const retention = Duration.days(retentionDays.writeTrail);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      versioned: true,
      ...(isLocked && { objectLockDefaultRetention: ObjectLockRetention.compliance(retention) }),
      lifecycleRules: [{ expiration: retention, noncurrentVersionExpiration: Duration.days(1) }],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const arn = Stack.of(this).formatArn({
      service: 'cloudtrail',
      resource: 'trail',
      resourceName: trailName,
    });
    const statement = (actions: string[], resource: string) =>
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudtrail.amazonaws.com')],
        actions,
        resources: [resource],
        conditions: { StringEquals: { 'aws:SourceArn': arn } },
      });
    bucket.addToResourcePolicy(statement(['s3:GetBucketAcl'], bucket.bucketArn));
    bucket.addToResourcePolicy(
      statement(['s3:PutObject'], bucket.arnForObjects(`AWSLogs/${Aws.ACCOUNT_ID}/*`)),
    );
    const trail = new CfnTrail(this, 'Trail', {
      trailName,
      s3BucketName: bucket.bucketName,
      isLogging: true,
      enableLogFileValidation: true,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
      advancedEventSelectors: [
        {
          name: 'Writes of the table',
          fieldSelectors: [
            { field: 'eventCategory', equalTo: ['Data'] },
            { field: 'resources.type', equalTo: ['AWS::DynamoDB::Table'] },
            { field: 'resources.ARN', equalTo: [table.tableArn] },
            { field: 'readOnly', equalTo: ['false'] },
          ],
        },
      ],
    });
    trail.node.addDependency(bucket);
  }
}
