import { Annotations, Duration, Fn } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { edgeHeaders } from '#shared/contracts/edge-headers.ts';
import { showAvailability } from '#shared/contracts/guests/show-availability.ts';
import { apiRequestCode } from './api-request-code.ts';
import { type BuiltSite, staffFolder } from './built-site.ts';
import { apiPolicy, pagesPolicy, providerPolicy, staffPolicy } from './content-security-policy.ts';
import type { Measurement } from './measurement.ts';
import { nameInRegion, responseHeaders } from './response-headers.ts';
import { viewerRequestCode } from './viewer-request-code.ts';

export interface EdgeProps {
  bucket: IBucket;
  api: HttpApi;
  /** Origin-verify secret, sent to the API with every call. */
  edgeKey: string;
  domain?: { name: string; certificate: string } | undefined;
  /** Undefined without analytics. */
  measurement?: Measurement | undefined;
  /** Asks for inclusion in the browsers' HSTS preload list. */
  preload: boolean;
  webAcl?: string | undefined;
  site: Pick<BuiltSite, 'pagePaths' | 'filePaths' | 'pages' | 'staffPages'>;
}

/**
 * Every status with a configurable error caching TTL. CloudFront's default is ten seconds for most of them, regardless of
 * cache policy and query, and a failed HEAD is served for GET: all visitors would get the response of one failed call.
 * Headers can prevent this for 404, 405, 414 and 501, but the gateway and the bucket do not send them.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 */
const uncachedStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * CloudFront in front of everything: pages from the bucket, `/api/*` from the HTTP API, on one origin; documents for the
 * scripts of providers on another origin.
 */
export class Edge extends Construct {
  readonly distribution: Distribution;
  /** Contains the list of prerendered pages, so it must not be updated before the bucket has them. */
  readonly viewerRequest: EdgeFunction;
  readonly apiRequest: EdgeFunction;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    this.viewerRequest = new EdgeFunction(this, 'ViewerRequest', {
      comment: 'Clean paths and redirects, and the host of each file',
      code: FunctionCode.fromInline(viewerRequestCode(props.site, props.measurement)),
      runtime: FunctionRuntime.JS_2_0,
    });
    this.apiRequest = new EdgeFunction(this, 'ApiRequest', {
      comment: 'Adds viewer address and site host; refuses unknown paths and methods',
      code: FunctionCode.fromInline(apiRequestCode(props.measurement?.host)),
      runtime: FunctionRuntime.JS_2_0,
    });
    // With list permission the bucket returns 404 for a missing file, otherwise 403.
    const origin = S3BucketOrigin.withOriginAccessControl(props.bucket, {
      originAccessControl: new S3OriginAccessControl(this, 'SiteAccess', {
        originAccessControlName: nameInRegion(this, 'SiteAccess'),
      }),
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const api = this.apiBehaviour(props);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Site and API of the distillery',
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Visitors come from Australia, New Zealand and Japan, which cheaper classes leave out.
      priceClass: PriceClass.PRICE_CLASS_ALL,
      defaultRootObject: 'index.html',
      ...(props.domain && {
        domainNames: [props.domain.name, ...(props.measurement ? [props.measurement.host] : [])],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', props.domain.certificate),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(props.webAcl !== undefined && { webAclId: props.webAcl }),
      defaultBehavior: this.pagesBehaviour(props, origin),
      errorResponses: uncachedStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      additionalBehaviors: {
        [showAvailability.path]: this.cachedBehaviour(api),
        '/api/*': api,
        ...this.staffBehaviours(props, origin),
        ...this.providerBehaviours(props, origin),
      },
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'A root object is set, so there is no listing; with list permission, a missing file is a 404.',
    );
  }

  private pagesBehaviour({ site, measurement, preload }: EdgeProps, origin: IOrigin): BehaviorOptions {
    return this.documentsBehaviour(
      origin,
      responseHeaders(this, 'PageHeaders', {
        contentSecurityPolicy: pagesPolicy(site.pages, measurement),
        preload,
      }),
    );
  }

  /** The staff console: static documents like all pages; their data comes from the API. */
  private staffBehaviours({ site, preload }: EdgeProps, origin: IOrigin): Record<string, BehaviorOptions> {
    const behaviour = this.documentsBehaviour(
      origin,
      responseHeaders(this, 'StaffHeaders', {
        contentSecurityPolicy: staffPolicy(site.staffPages),
        preload,
        isStaffPage: true,
      }),
    );
    return { [`/${staffFolder}`]: behaviour, [`/${staffFolder}/*`]: behaviour };
  }

  private documentsBehaviour(origin: IOrigin, responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      origin,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [{ function: this.viewerRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
  }

  /** The documents in which provider scripts run, only for configured providers. */
  private providerBehaviours(
    { measurement, preload }: EdgeProps,
    origin: IOrigin,
  ): Record<string, BehaviorOptions> {
    if (measurement === undefined) return {};
    return Object.fromEntries(
      measurement.providers.map((provider) => [
        `/measurement/${provider}.html`,
        this.documentsBehaviour(
          origin,
          responseHeaders(this, `Headers-${provider}`, {
            contentSecurityPolicy: providerPolicy(provider, measurement),
            preload,
            isFramed: true,
          }),
        ),
      ]),
    );
  }

  private apiBehaviour(props: EdgeProps): BehaviorOptions {
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', props.api.apiEndpoint)), {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        customHeaders: { [edgeHeaders.key]: props.edgeKey },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // CloudFront compresses only cacheable responses, so the functions compress their responses themselves.
      compress: false,
      functionAssociations: [{ function: this.apiRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
      // API Gateway routes by its own host name.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: responseHeaders(this, 'ApiHeaders', {
        contentSecurityPolicy: apiPolicy,
        preload: props.preload,
      }),
      // A redirect would come too late: the guest's details would have been sent in clear text.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }

  /**
   * The availability of a day, the same for everyone. Only the date reaches cache key and API, in the one spelling that
   * `ApiRequest` admits. The response sets the lifetime; with a minimum of zero, a response that forbids caching is not cached.
   */
  private cachedBehaviour({ originRequestPolicy: _, ...api }: BehaviorOptions): BehaviorOptions {
    return {
      ...api,
      cachePolicy: new CachePolicy(this, 'Availability', {
        comment: 'Availability of a day, by its date alone',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(showAvailability.cachedSeconds),
        queryStringBehavior: CacheQueryStringBehavior.allowList('date'),
      }),
    };
  }
}
