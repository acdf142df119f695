import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { business } from '#shared/content/business.ts';
import { addAnalyticsEndpoint } from '../api/analytics-endpoint.ts';
import { paymentParameters } from '../api/payment-parameters.ts';
import { setRouteLimits } from '../api/route-limits.ts';
import { addShopEndpoints } from '../api/shop-endpoints.ts';
import { addSiteEndpoints } from '../api/site-endpoints.ts';
import { addTicketEndpoints } from '../api/ticket-endpoints.ts';
import { createAccessLog } from '../cloudfront/access-log.ts';
import { type BuiltSite, noMeasurement } from '../cloudfront/built-site.ts';
import { Edge } from '../cloudfront/distribution.ts';
import { measurementOf } from '../cloudfront/measurement.ts';
import { OriginVerifySecret } from '../cloudfront/origin-verify-secret.ts';
import { createSiteBucket } from '../cloudfront/site-bucket.ts';
import { SiteUpload } from '../cloudfront/site-upload.ts';
import { BookingTable } from '../constructs/booking-table.ts';
import { EventPipe } from '../constructs/event-pipe.ts';
import { ProbeKey } from '../constructs/probe-key.ts';
import { QueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';
import { TicketKey } from '../constructs/ticket-key.ts';
import { addCanary } from '../monitoring/canary.ts';
import { addConsoleAlarms } from '../monitoring/console-alarms.ts';
import { publishDeploymentAlarms } from '../monitoring/deployment-alarms.ts';
import { addLimitAlarms } from '../monitoring/limit-alarms.ts';
import { addMonthlyTest } from '../monitoring/monthly-test.ts';
import { addObservability } from '../monitoring/observability.ts';
import { addServiceAlarms } from '../monitoring/service-alarms.ts';
import { addMailWorker } from '../workers/mail-worker.ts';
import { addConfigurationSet } from '../workers/outgoing-mail.ts';
import { addPeriodicTasks } from '../workers/periodic-tasks.ts';
import { addProbe } from '../workers/probe-booking.ts';
import { SenderIdentity } from '../workers/sender-identity.ts';
import { AlarmStack } from './alarm-stack.ts';
import { webAclOf } from './firewall-stack.ts';
import { GuestStack } from './guest-stack.ts';
import { OfficeStack } from './office-stack.ts';
import { addOpsPolicy } from './ops-policy.ts';
import type { DeploymentOptions } from './options.ts';
import { StaffStack } from './staff-stack.ts';
import { isGradual, keepsData, mayBeSandbox, type Stage } from './stage.ts';
import { TableSafetyStack } from './table-safety-stack.ts';
import { stageOutputs } from './watch-stack.ts';

export interface PortVilaRumStackProps extends StackProps {
  stage: Stage;
  options: DeploymentOptions;
  /** The deployed commit. A rollback reads it from the stack's output. */
  release: string;
  /** The built pages. Without them the stack serves only the API. */
  site?: BuiltSite | undefined;
}

export class PortVilaRumStack extends Stack {
  constructor(scope: Construct, id: string, props: PortVilaRumStackProps) {
    super(scope, id, { ...props, terminationProtection: keepsData(props.stage) });
    const { options } = props;
    const { table, streamArn } = new BookingTable(this, 'Bookings', { keepData: keepsData(props.stage) });
    if (options.trail || options.backup !== undefined)
      new TableSafetyStack(this, 'TableSafety', { table, stage: props.stage, options });

    new AlarmStack(this);
    const workerTimeout = Duration.seconds(30);
    const mail = new QueueWithDeadLetters(this, 'Mail', {
      workerTimeout,
      alarmContext: {
        impact: 'A mail that a guest or customer was promised has not been sent.',
        runbook: 'mail-stuck',
      },
      oldestMessage: {
        impact: 'Guests who have just booked are waiting a quarter of an hour or longer for their mail.',
        urgency: 'page',
        after: Duration.minutes(15),
      },
    });
    const { pipeName } = new EventPipe(this, 'Events', { streamArn, target: mail.queue });

    const http = new HttpApi(this, 'Api', { apiName: this.stackName, createDefaultStage: false });
    const { callLog, accessLogSettings } = createAccessLog(this, 'ApiCalls');
    const apiStage = new HttpStage(this, 'ApiStage', {
      httpApi: http,
      autoDeploy: true,
      // Enough for all guests of a ship to book at the same time, and far below an expensive flood of calls.
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings,
    });
    const edgeKey = new OriginVerifySecret(this, 'EdgeKey');
    const probeKey = new ProbeKey(this, 'ProbeKey');
    const api = { http, edgeKeySecret: edgeKey.arn, probeKeySecret: probeKey.arn };
    addSiteEndpoints(this, { api, table });
    const ticketKey = new TicketKey(this, 'TicketKey', { keepData: keepsData(props.stage) });
    addTicketEndpoints(this, { api, table, ticketKey });
    const measurement = measurementOf(props.site?.measurement ?? noMeasurement, options.domain?.name);
    addAnalyticsEndpoint(this, { api, table, pixelId: measurement?.ids.pixelId ?? '' });
    const paymentKey = paymentParameters(this).secretKey;
    const guests = new GuestStack(this, 'Guests', { api, table, ticketKey });
    const staff = new StaffStack(this, 'Staff', { api, table, ticketKey });
    const office = new OfficeStack(this, 'Office', { api, table, paymentKey });

    const bucket = createSiteBucket(this, 'SiteBucket');
    const { distribution, viewerRequest, apiRequest } = new Edge(this, 'Edge', {
      bucket,
      api: http,
      edgeKey: edgeKey.sent,
      domain: options.domain,
      measurement,
      webAcl: options.firewall ? webAclOf(props.stage) : undefined,
      preload: options.preload,
      site: props.site ?? {
        pagePaths: [],
        filePaths: [],
        pages: [],
        staffPages: [],
      },
    });
    if (props.site) {
      const upload = new SiteUpload(this, 'SiteUpload', { bucket, folder: props.site.folder });
      // The order is: the API that the pages call, the pages, the edge's list of paths.
      upload.node.addDependency(http, guests, staff, office);
      viewerRequest.node.addDependency(upload);
    }

    const siteUrl = `https://${options.domain?.name ?? distribution.distributionDomainName}`;
    addShopEndpoints(this, { api, table, siteUrl });
    setRouteLimits(this, apiStage);
    const { sender, operations, events } = business.emails;
    if (options.zone !== undefined)
      new SenderIdentity(this, 'Sender', {
        zone: options.zone,
        sender,
        reportsTo: operations,
        dmarc: options.dmarc,
      });
    const { configurationSetName: configurationSet } = addConfigurationSet(this);
    const isSandbox = mayBeSandbox(props.stage);
    addMailWorker(this, {
      table,
      queue: mail.queue,
      timeout: workerTimeout,
      sender,
      configurationSet,
      isSandbox,
      events,
      operations,
      siteUrl,
      ticketKey,
    });
    addPeriodicTasks(this, {
      table,
      mailQueue: mail.queue,
      timeout: workerTimeout,
      sender,
      configurationSet,
      isSandbox,
      operations,
    });
    addProbe(this, { table, siteUrl, keySecret: probeKey.arn });
    addConsoleAlarms(this);
    addLimitAlarms(this);
    addServiceAlarms(this, { callLog, table });
    addObservability(this, { api: http, pipeName, configurationSet });
    addMonthlyTest(this);
    addOpsPolicy(this, { table, api: http });
    const alarms = publishDeploymentAlarms(this);
    // With `hurry`, CloudFormation moves every alias at once, whichever version an earlier rollback left it at.
    if (!options.hurry) addCanary(this, { alarms, isGradual: isGradual(props.stage) });
    if (keepsData(props.stage)) {
      const logs = this.node.findAll().filter((construct) => construct instanceof LogGroup);
      for (const logGroup of logs) logGroup.applyRemovalPolicy(RemovalPolicy.RETAIN);
    }
    for (const [name, value] of [
      [stageOutputs.viewerRequest, viewerRequest.functionName],
      [stageOutputs.apiRequest, apiRequest.functionName],
    ] as const)
      new CfnOutput(this, name, { value, description: 'Dimension of a metric of CloudFront' });
    new CfnOutput(this, 'DistributionName', {
      value: distribution.distributionDomainName,
      description: 'The DNS record of a custom domain points here',
    });
    if (options.domain)
      new CfnOutput(this, 'Certificate', {
        value: options.domain.certificate,
        description: 'Certificate of the domain',
      });
    if (measurement)
      new CfnOutput(this, 'MeasurementHost', {
        value: measurement.host,
        description: 'Host of the providers’ scripts; its DNS record points to the distribution too',
      });
    new CfnOutput(this, stageOutputs.distribution, {
      value: distribution.distributionId,
      description: 'Distribution, for the rotation of the edge key and for its metrics',
    });
    new CfnOutput(this, 'EdgeKeySecret', {
      value: edgeKey.arn,
      description: 'Secret with the keys that endpoints accept',
    });
    new CfnOutput(this, 'ProbeKeySecret', {
      value: probeKey.arn,
      description: 'Secret with the keys of the synthetic booking',
    });
    new CfnOutput(this, 'TicketKeySecret', {
      value: ticketKey.arn,
      description: 'Secret with the keys of tickets',
    });
    new CfnOutput(this, 'TableName', { value: table.tableName, description: 'Table for the staff commands' });
    new CfnOutput(this, stageOutputs.siteUrl, { value: siteUrl, description: 'Address of the site' });
    new CfnOutput(this, 'Release', { value: props.release, description: 'The commit that the stage runs' });
    new CfnOutput(this, 'Options', {
      value: options.active.join(' ') || 'none',
      description: 'Options that the next deployment must have as well',
    });
  }
}
