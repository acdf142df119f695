import { RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/**
 * Holds nothing but the built site, which every deployment writes again. It stays when the stack is deleted: to
 * empty it first would take one more function, with the right to delete.
 */
export function siteBucket(scope: Construct, id: string): IBucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  // CDK declares Bucket without exactOptionalPropertyTypes, so TypeScript must be told that it is an IBucket.
  return bucket as IBucket;
}
