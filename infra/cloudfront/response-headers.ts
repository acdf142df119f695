import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const permissionsPolicy = [
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
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const always = (header: string, value: string): ResponseCustomHeader => ({ header, value, override: true });

export interface ResponseHeadersProps {
  contentSecurityPolicy: string;
  /** Asks for inclusion in the HSTS preload list (https://hstspreload.org): hard to undo. */
  preload: boolean;
  /** Our own pages may frame it. Default false. */
  isFramed?: boolean;
}

export function responseHeaders(
  scope: Construct,
  id: string,
  props: ResponseHeadersProps,
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: props.contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: props.preload,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: {
        frameOption: props.isFramed ? HeadersFrameOption.SAMEORIGIN : HeadersFrameOption.DENY,
        override: true,
      },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        always('Permissions-Policy', permissionsPolicy),
        always('Cross-Origin-Opener-Policy', 'same-origin'),
        always('Cross-Origin-Resource-Policy', 'same-origin'),
      ],
    },
  });
}
