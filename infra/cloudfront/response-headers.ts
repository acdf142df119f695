import { Aws, Duration, Stack } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Browser features for passkeys and for scanning tickets. Denied on public pages, where an injected script could use
 * them.
 */
const staffFeatures = ['camera', 'publickey-credentials-create', 'publickey-credentials-get'];

function permissionsPolicy(isStaffPage: boolean): string {
  return [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...staffFeatures.map((feature) => `${feature}=${isStaffPage ? '(self)' : '()'}`),
  ].join(', ');
}

const customHeader = (header: string, value: string): ResponseCustomHeader => ({
  header,
  value,
  override: true,
});

export interface ResponseHeadersProps {
  contentSecurityPolicy: string;
  /** Asks for inclusion in the HSTS preload list (https://hstspreload.org): hard to undo. */
  preload: boolean;
  /** Whether pages of another host may frame the response, as the content security policy says. Default false. */
  isFramed?: boolean;
  /** Documents of the staff console use passkeys and the camera, send no referrer and are not indexed. */
  isStaffPage?: boolean;
}

export function responseHeaders(
  scope: Construct,
  id: string,
  { contentSecurityPolicy, preload, isFramed = false, isStaffPage = false }: ResponseHeadersProps,
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: nameInRegion(scope, id),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload,
        override: true,
      },
      contentTypeOptions: { override: true },
      // X-Frame-Options cannot name a host: framed documents rely on `frame-ancestors` alone.
      ...(!isFramed && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
      referrerPolicy: {
        referrerPolicy: isStaffPage
          ? HeadersReferrerPolicy.NO_REFERRER
          : HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        customHeader('Permissions-Policy', permissionsPolicy(isStaffPage)),
        customHeader('Cross-Origin-Opener-Policy', 'same-origin'),
        customHeader('Cross-Origin-Resource-Policy', isFramed ? 'same-site' : 'same-origin'),
        ...(isStaffPage ? [customHeader('X-Robots-Tag', 'noindex')] : []),
      ],
    },
  });
}

/** CloudFront's names are global: a stage that moves to a second region must not collide with its former resources. */
export const nameInRegion = (scope: Construct, id: string): string =>
  `${Stack.of(scope).stackName}-${id}-${Aws.REGION}`;
