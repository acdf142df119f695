import { describe, expect, it } from '@jest/globals';
import { constructPath, onlyResource, resourcesOf, resourcesOfType } from '../stacks/template.testing.ts';

const prod = resourcesOf('prod', 'prod');

describe('the trail of writes to the table', () => {
  const [, trail] = onlyResource(prod, 'AWS::CloudTrail::Trail');
  const [bucketId, bucket] = resourcesOfType(prod, 'AWS::S3::Bucket').find(
    ([, resource]) => constructPath(resource) === 'TableSafety/WriteTrail/Files',
  ) as [string, (typeof prod)[string]];

  it('records only the writes to this table', () => {
    const [table] = onlyResource(prod, 'AWS::DynamoDB::Table');
    expect(trail.Properties).toMatchObject({
      IsLogging: true,
      EnableLogFileValidation: true,
      S3BucketName: { Ref: bucketId },
      AdvancedEventSelectors: [
        {
          FieldSelectors: [
            { Field: 'eventCategory', Equals: ['Data'] },
            { Field: 'resources.type', Equals: ['AWS::DynamoDB::Table'] },
            { Field: 'resources.ARN', Equals: [{ 'Fn::GetAtt': [table, 'Arn'] }] },
            { Field: 'readOnly', Equals: ['false'] },
          ],
        },
      ],
    });
    expect(trail.Properties).not.toHaveProperty('EventSelectors');
  });

  it('is stored for 400 days, in files that no one can delete earlier', () => {
    expect(bucket.Properties).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 400 } } },
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 400, Status: 'Enabled' }] },
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    });
    expect(bucket.DeletionPolicy).toBe('RetainExceptOnCreate');
  });

  it('is written to a bucket that accepts only files of this trail', () => {
    const [, policy] = resourcesOfType(prod, 'AWS::S3::BucketPolicy').find(
      ([, resource]) => constructPath(resource) === 'TableSafety/WriteTrail/Files/Policy',
    ) as [string, (typeof prod)[string]];
    const { Statement } = policy.Properties.PolicyDocument as { Statement: Record<string, unknown>[] };
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed.map(({ Action }) => Action)).toEqual(['s3:GetBucketAcl', 's3:PutObject']);
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudtrail.amazonaws.com' });
      expect(JSON.stringify(Condition)).toContain(':trail/PortVilaRum-prod-Writes');
    }
  });

  it('is absent outside prod without the option trail', () => {
    expect(() => onlyResource(resourcesOf('dev'), 'AWS::CloudTrail::Trail')).toThrow();
  });
});
