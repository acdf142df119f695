import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { constructPath, resourcesOf, resourcesOfType } from '../stacks/template.testing.ts';

const evaluate = (policy: string): Finding[] => new CspEvaluator(new CspParser(policy).csp).evaluate();

/** Severities of findings that are certainly or possibly exploitable. */
const seriousSeverities = new Set([Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE]);
const seriousFindings = (policy: string) =>
  evaluate(policy)
    .filter(({ severity }) => seriousSeverities.has(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);

const policies = resourcesOfType(resourcesOf('measured'), 'AWS::CloudFront::ResponseHeadersPolicy').map(
  ([, resource]) => {
    const { SecurityHeadersConfig } = resource.Properties.ResponseHeadersPolicyConfig as {
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: string } };
    };
    return [
      constructPath(resource),
      SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
    ] as const;
  },
);

describe('content security policies', () => {
  it.each(policies)('of %s have no serious findings in Google’s evaluator', (_, policy) => {
    expect(seriousFindings(policy)).toEqual([]);
  });

  it('with inline code or without script-src have serious findings', () => {
    expect(seriousFindings("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
    expect(seriousFindings("img-src 'self'")).not.toEqual([]);
  });
});
