import { Duration } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';

export interface SiteUploadProps {
  bucket: IBucket;
  /** Absolute folder of the built site. */
  folder: string;
}

/**
 * Uploads the built site in two steps: first the files whose names change with their content, kept for a year
 * by everyone; then all others, which are asked for again each time. Nothing is removed, so a page that a
 * visitor opened before the deployment still finds its files, and no page ever points to a missing one.
 *
 * CDK's own deployment is used although it adds a Python function and a layer of 21 MB: with it a plain
 * `cdk deploy` is a complete deployment, and a failed upload rolls the stack back.
 */
export class SiteUpload extends Construct {
  constructor(scope: Construct, id: string, props: SiteUploadProps) {
    super(scope, id);
    const sources = [Source.asset(props.folder)];
    const shared = { sources, destinationBucket: props.bucket, prune: false, memoryLimit: 512 };
    const hashed = new BucketDeployment(this, 'HashedFiles', {
      ...shared,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const others = new BucketDeployment(this, 'OtherFiles', {
      ...shared,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    others.node.addDependency(hashed);
  }
}
