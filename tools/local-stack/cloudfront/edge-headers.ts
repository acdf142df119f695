import type { HttpResponse } from '../http/http-message.ts';
import { unsupported } from '../process/local-stack-error.ts';

interface Overridable {
  Override: boolean;
}

/** The supported properties of `AWS::CloudFront::ResponseHeadersPolicy`. */
export interface ResponseHeadersPolicy {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overridable & { ContentSecurityPolicy: string };
    ContentTypeOptions?: Overridable;
    FrameOptions?: Overridable & { FrameOption: string };
    ReferrerPolicy?: Overridable & { ReferrerPolicy: string };
    StrictTransportSecurity?: Overridable & {
      AccessControlMaxAgeSec: number;
      IncludeSubdomains?: boolean;
      Preload?: boolean;
    };
    XSSProtection?: Overridable & { Protection: boolean; ModeBlock?: boolean };
  };
  CustomHeadersConfig?: { Items: (Overridable & { Header: string; Value: string })[] };
  RemoveHeadersConfig?: { Items: { Header: string }[] };
  CorsConfig?: unknown;
  ServerTimingHeadersConfig?: unknown;
}

export function createHeaderDecorator(
  policy: ResponseHeadersPolicy,
): (response: HttpResponse) => HttpResponse {
  if (policy.CorsConfig !== undefined) throw unsupported('CORS in a response headers policy');
  const addedHeaders = [...securityHeaders(policy.SecurityHeadersConfig ?? {}), ...customHeaders(policy)];
  const removedHeaders = (policy.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
  return (response) => {
    const headers = { ...response.headers };
    for (const name of removedHeaders) delete headers[name];
    for (const { name, value, override } of addedHeaders) {
      if (override || headers[name] === undefined) headers[name] = value;
    }
    return { ...response, headers };
  };
}

interface AddedHeader {
  name: string;
  value: string;
  override: boolean;
}

function securityHeaders(config: NonNullable<ResponseHeadersPolicy['SecurityHeadersConfig']>): AddedHeader[] {
  const headers: AddedHeader[] = [];
  const add = (name: string, value: string, { Override }: Overridable): void => {
    headers.push({ name, value, override: Override });
  };
  const { ContentSecurityPolicy: csp, FrameOptions: frame, ReferrerPolicy: referrer } = config;
  const { StrictTransportSecurity: transport, XSSProtection: xss, ContentTypeOptions: type } = config;
  if (csp) add('content-security-policy', csp.ContentSecurityPolicy, csp);
  if (type) add('x-content-type-options', 'nosniff', type);
  if (frame) add('x-frame-options', frame.FrameOption, frame);
  if (referrer) add('referrer-policy', referrer.ReferrerPolicy, referrer);
  if (transport) {
    const parts = [`max-age=${transport.AccessControlMaxAgeSec}`];
    if (transport.IncludeSubdomains) parts.push('includeSubDomains');
    if (transport.Preload) parts.push('preload');
    add('strict-transport-security', parts.join('; '), transport);
  }
  if (xss) add('x-xss-protection', `${xss.Protection ? 1 : 0}${xss.ModeBlock ? '; mode=block' : ''}`, xss);
  return headers;
}

function customHeaders({ CustomHeadersConfig }: ResponseHeadersPolicy): AddedHeader[] {
  return (CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
}
