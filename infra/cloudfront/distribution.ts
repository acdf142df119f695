import path from 'node:path';
import { Annotations, Duration, Fn } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
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
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { edgeHeaders } from '../../shared/contracts/edge-headers.ts';
import type { BuiltSite } from './built-site.ts';
import { apiPolicy, pagesPolicy, providerPolicy } from './content-security-policy.ts';
import { responseHeaders } from './response-headers.ts';
import { viewerRequestCode } from './viewer-request-code.ts';

export interface EdgeProps {
  bucket: IBucket;
  api: HttpApi;
  /** Shown to the API with every call. */
  edgeKey: string;
  /** Name of the site besides CloudFront's own. */
  domain?: { name: string; certificate: string } | undefined;
  /** Asks browsers to ship the name of the site in their list of encrypted ones. */
  preload: boolean;
  /** ARN of the firewall. */
  webAcl?: string | undefined;
  site: Pick<BuiltSite, 'pagePaths' | 'filePaths' | 'pages' | 'measurement'>;
}

/**
 * All failures of which CloudFront can be told how long to keep them. By itself it keeps most of them for ten seconds,
 * whatever the cache policy says, without looking at the query, and for GET what failed for HEAD: one call that failed
 * would be the answer to everybody's. Of 404, 405, 414 and 501 an answer can forbid it, but those of the gateway and of
 * the bucket do not.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 */
const neverKept = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

const apiRequestFile = path.resolve(import.meta.dirname, './api-request.js');

/** CloudFront in front of everything: pages from the bucket, `/api/*` from the HTTP API, on one origin. */
export class Edge extends Construct {
  readonly distribution: Distribution;
  /** Decides which prerendered pages there are; it must not know of one before the bucket has it. */
  readonly viewerRequest: EdgeFunction;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    this.viewerRequest = new EdgeFunction(this, 'ViewerRequest', {
      comment: 'Clean paths and redirects',
      code: FunctionCode.fromInline(viewerRequestCode(props.site)),
      runtime: FunctionRuntime.JS_2_0,
    });
    // With the right to list, the bucket answers 404 for a missing file, without it 403.
    const origin = S3BucketOrigin.withOriginAccessControl(props.bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Site and API of the distillery',
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Vanuatu's visitors come from Australia, New Zealand and Japan: every edge location counts.
      priceClass: PriceClass.PRICE_CLASS_ALL,
      defaultRootObject: 'index.html',
      ...(props.domain && {
        domainNames: [props.domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', props.domain.certificate),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(props.webAcl !== undefined && { webAclId: props.webAcl }),
      defaultBehavior: this.pages(props, origin),
      errorResponses: neverKept.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      additionalBehaviors: { '/api/*': this.api(props), ...this.providerBehaviours(props, origin) },
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'A root object is set, so nobody gets a listing; with the right to list, a missing file is a 404.',
    );
  }

  private pages({ site, preload }: EdgeProps, origin: IOrigin): BehaviorOptions {
    const { analyticsId, pixelId } = site.measurement;
    return {
      origin,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      functionAssociations: [{ function: this.viewerRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
      responseHeadersPolicy: responseHeaders(this, 'PageHeaders', {
        contentSecurityPolicy: pagesPolicy(site.pages, analyticsId !== '' || pixelId !== ''),
        preload,
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
  }

  /** The documents that the scripts of others run in: only of those with whom there is an account. */
  private providerBehaviours({ site, preload }: EdgeProps, origin: IOrigin): Record<string, BehaviorOptions> {
    const providers = (['analytics', 'pixel'] as const).filter(
      (name) => site.measurement[`${name}Id`] !== '',
    );
    return Object.fromEntries(
      providers.map((provider) => [
        `/measurement/${provider}.html`,
        {
          origin,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          compress: true,
          responseHeadersPolicy: responseHeaders(this, `Headers-${provider}`, {
            contentSecurityPolicy: providerPolicy(provider),
            preload,
            isFramed: true,
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        },
      ]),
    );
  }

  private api(props: EdgeProps): BehaviorOptions {
    const apiRequest = new EdgeFunction(this, 'ApiRequest', {
      comment: 'Tells the API where a call comes from, and for which site it is',
      code: FunctionCode.fromFile({ filePath: apiRequestFile }),
      runtime: FunctionRuntime.JS_2_0,
    });
    return {
      origin: new HttpOrigin(Fn.select(2, Fn.split('/', props.api.apiEndpoint)), {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        customHeaders: { [edgeHeaders.key]: props.edgeKey },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      compress: true,
      functionAssociations: [{ function: apiRequest, eventType: FunctionEventType.VIEWER_REQUEST }],
      // The API must see its own host name, or it would not know itself.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: responseHeaders(this, 'ApiHeaders', {
        contentSecurityPolicy: apiPolicy,
        preload: props.preload,
      }),
      // A redirect would have sent the guest's details in the clear already.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }
}
