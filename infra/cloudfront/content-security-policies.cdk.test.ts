import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ofType, placeOf, resourcesOf } from '../stacks/template.testing.ts';

const findingsOn = (policy: string): Finding[] => new CspEvaluator(new CspParser(policy).csp).evaluate();

/** Exploitable, certainly or possibly. */
const grave = new Set([Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE]);
const graveOn = (policy: string) =>
  findingsOn(policy)
    .filter(({ severity }) => grave.has(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);

const policies = ofType(resourcesOf('measured'), 'AWS::CloudFront::ResponseHeadersPolicy').map(
  ([, resource]) => {
    const { SecurityHeadersConfig } = resource.Properties.ResponseHeadersPolicyConfig as {
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: string } };
    };
    return [placeOf(resource), SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy] as const;
  },
);

describe('content security policies', () => {
  it.each(policies)('%s has no serious findings in Google’s evaluator', (_, policy) => {
    expect(graveOn(policy)).toEqual([]);
  });

  it('fails for inline code and for a policy without script-src', () => {
    expect(graveOn("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
    expect(graveOn("img-src 'self'")).not.toEqual([]);
  });
});
