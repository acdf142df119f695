import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Asset } from 'aws-cdk-lib/aws-s3-assets';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';

export interface SiteUploadProps {
  bucket: IBucket;
  folder: string;
}

/**
 * Uploads the built site in two steps: first files with hashed names, cached for a year; then all others, revalidated
 * each time. Nothing is removed, so that a page opened before the deployment still finds its files.
 *
 * CDK's BucketDeployment is worth its Python function and 21 MB layer: a plain `cdk deploy` is a complete deployment, and
 * a failed upload rolls the stack back.
 */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, props: SiteUploadProps) {
    super(scope, id);
    const files = new Asset(this, 'Files', { path: props.folder });
    const logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const commonProps = {
      sources: [Source.bucket(files.bucket as IBucket, files.s3ObjectKey)],
      destinationBucket: props.bucket,
      prune: false,
      memoryLimit: 512,
      logGroup,
      // CDK's policy updates would allow deleting, and reading more than the uploaded files.
      role: this.uploadRole(files, props.bucket, logGroup).withoutPolicyUpdates(),
    };
    const hashedFiles = new BucketDeployment(this, 'HashedFiles', {
      ...commonProps,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const otherFiles = new BucketDeployment(this, 'OtherFiles', {
      ...commonProps,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    otherFiles.node.addDependency(hashedFiles);
  }

  private uploadRole(files: Asset, bucket: IBucket, logGroup: LogGroup): Role {
    const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });
    return new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        upload: new PolicyDocument({
          statements: [
            allow(['s3:GetObject'], [files.bucket.arnForObjects(files.s3ObjectKey)]),
            allow(['s3:ListBucket'], [bucket.bucketArn]),
            allow(['s3:PutObject'], [bucket.arnForObjects('*')]),
            allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]),
          ],
        }),
      },
    });
  }
}
