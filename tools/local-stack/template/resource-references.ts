import { createHash } from 'node:crypto';
import { unsupported } from '../process/local-stack-error.ts';
import type { StackResource } from './assembly.ts';
import type { LocalNames } from './local-names.ts';

interface Reference {
  /** Value of `Ref`. */
  ref: string;
  /** Values of `Fn::GetAtt`, by attribute. */
  attributes: Record<string, string>;
}

type Reader = (id: string, properties: Record<string, unknown>, names: LocalNames) => Reference;

const nameOr = (id: string, name: unknown): string => (typeof name === 'string' ? name : id);
const arn = (service: string, names: LocalNames, resource: string): string =>
  `arn:aws:${service}:${names.region}:${names.accountId}:${resource}`;

const readTable: Reader = (id, properties, names) => {
  const name = `${names.tablePrefix}${nameOr(id, properties.TableName)}`;
  const tableArn = arn('dynamodb', names, `table/${name}`);
  return { ref: name, attributes: { Arn: tableArn, StreamArn: `${tableArn}/stream/local` } };
};

const arnReader = (service: string, resource: string): Reader => {
  return (id, _properties, names) => ({
    ref: id,
    attributes: { Arn: arn(service, names, `${resource}${id}`), Id: id },
  });
};

/** Ids that AWS would generate, derived from the logical id to be stable across starts. */
const derivedId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 10);

const readers: Record<string, Reader> = {
  'AWS::DynamoDB::Table': readTable,
  'AWS::DynamoDB::GlobalTable': readTable,
  'AWS::SQS::Queue': (id, properties, names) => {
    const name = nameOr(id, properties.QueueName);
    const url = `${names.awsUrl}/${names.accountId}/${name}`;
    return { ref: url, attributes: { Arn: arn('sqs', names, name), QueueName: name, QueueUrl: url } };
  },
  'AWS::Lambda::Function': (id, properties, names) => {
    const name = nameOr(id, properties.FunctionName);
    return { ref: name, attributes: { Arn: arn('lambda', names, `function:${name}`) } };
  },
  'AWS::Lambda::Version': (id) => ({ ref: id, attributes: { Version: '1' } }),
  'AWS::Lambda::Alias': (id, { FunctionName, Name }, names) => {
    const { Ref } = Object(FunctionName) as { Ref?: string };
    if (Ref === undefined) throw unsupported(`the alias ${id}, whose function is not a reference`);
    return { ref: arn('lambda', names, `function:${Ref}:${String(Name)}`), attributes: {} };
  },
  'AWS::IAM::Role': (id, properties, names) => {
    const name = nameOr(id, properties.RoleName);
    return {
      ref: name,
      attributes: { Arn: `arn:aws:iam::${names.accountId}:role/${name}`, RoleId: derivedId(id) },
    };
  },
  'AWS::ApiGatewayV2::Api': (id, _properties, names) => ({
    ref: derivedId(id),
    attributes: { ApiEndpoint: names.apiUrl, ApiId: derivedId(id) },
  }),
  'AWS::CloudFront::Distribution': (id, _properties, names) => ({
    ref: derivedId(id),
    attributes: { DomainName: new URL(names.siteUrl).host, Id: derivedId(id) },
  }),
  'AWS::CloudFront::Function': (id, _properties, names) => {
    const functionArn = `arn:aws:cloudfront::${names.accountId}:function/${id}`;
    return { ref: functionArn, attributes: { FunctionARN: functionArn } };
  },
  'AWS::S3::Bucket': (id, properties, names) => {
    const name = nameOr(id, properties.BucketName).toLowerCase();
    return {
      ref: name,
      attributes: {
        Arn: `arn:aws:s3:::${name}`,
        DomainName: `${name}.s3.amazonaws.com`,
        RegionalDomainName: `${name}.s3.${names.region}.amazonaws.com`,
      },
    };
  },
  'AWS::SES::EmailIdentity': (id, properties) => ({
    ref: nameOr(id, properties.EmailIdentity),
    attributes: {},
  }),
  'AWS::SES::ConfigurationSet': (id, properties) => ({ ref: nameOr(id, properties.Name), attributes: {} }),
  'AWS::SecretsManager::Secret': (id, properties, names) => {
    const secretArn = arn('secretsmanager', names, `secret:${nameOr(id, properties.Name)}`);
    return { ref: secretArn, attributes: { Id: secretArn } };
  },
  'AWS::SNS::Topic': (id, properties, names) => {
    const topicArn = arn('sns', names, nameOr(id, properties.TopicName));
    return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: nameOr(id, properties.TopicName) } };
  },
  'AWS::Logs::LogGroup': (id, properties, names) => {
    const name = nameOr(id, properties.LogGroupName);
    return { ref: name, attributes: { Arn: `${arn('logs', names, `log-group:${name}`)}:*` } };
  },
  'AWS::CloudWatch::Alarm': arnReader('cloudwatch', 'alarm:'),
  'AWS::Pipes::Pipe': arnReader('pipes', 'pipe/'),
  'AWS::Scheduler::Schedule': arnReader('scheduler', 'schedule/default/'),
  'AWS::Scheduler::ScheduleGroup': arnReader('scheduler', 'schedule-group/'),
};

/**
 * Local value of a reference to a resource. Types that only link resources (routes, policies, integrations) resolve to
 * their logical id.
 */
export function referenceTo(
  resource: StackResource,
  attribute: string | undefined,
  names: LocalNames,
): string {
  const reference = readers[resource.type]?.(resource.id, resource.properties, names) ?? {
    ref: resource.id,
    attributes: { Id: resource.id },
  };
  if (attribute === undefined) return reference.ref;
  const value = reference.attributes[attribute];
  if (value === undefined)
    throw unsupported(`the attribute ${attribute} of ${resource.type} (${resource.id})`);
  return value;
}
