import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Creating and using passkeys. Without a directive our own pages could, and a script that got into one of them. */
const passkeys = ['publickey-credentials-create', 'publickey-credentials-get'];

function permissionsPolicy(usesPasskeys: boolean): string {
  return [
    ...denied.map((feature) => `${feature}=()`),
    ...passkeys.map((feature) => `${feature}=${usesPasskeys ? '(self)' : '()'}`),
  ].join(', ');
}

const always = (header: string, value: string): ResponseCustomHeader => ({ header, value, override: true });

export interface ResponseHeadersProps {
  contentSecurityPolicy: string;
  /** Asks for inclusion in the HSTS preload list (https://hstspreload.org): hard to undo. */
  preload: boolean;
  /** Pages of the site frame it from another host; the policy says which may. Default false. */
  isFramed?: boolean;
  /** Documents of the staff console: they use passkeys, send no referrer, and are in no index. */
  isOfStaff?: boolean;
}

export function responseHeaders(
  scope: Construct,
  id: string,
  { contentSecurityPolicy, preload, isFramed = false, isOfStaff = false }: ResponseHeadersProps,
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload,
        override: true,
      },
      contentTypeOptions: { override: true },
      // It knows no other host: for what is framed, `frame-ancestors` of the policy stands alone.
      ...(!isFramed && { frameOptions: { frameOption: HeadersFrameOption.DENY, override: true } }),
      referrerPolicy: {
        referrerPolicy: isOfStaff
          ? HeadersReferrerPolicy.NO_REFERRER
          : HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        always('Permissions-Policy', permissionsPolicy(isOfStaff)),
        always('Cross-Origin-Opener-Policy', 'same-origin'),
        always('Cross-Origin-Resource-Policy', isFramed ? 'same-site' : 'same-origin'),
        ...(isOfStaff ? [always('X-Robots-Tag', 'noindex')] : []),
      ],
    },
  });
}
