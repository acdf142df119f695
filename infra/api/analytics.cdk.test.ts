import { describe, expect, it } from '@jest/globals';
import { ofType, referred, resourcesOf, theOnly } from '../stacks/template.testing.ts';

const resources = resourcesOf('dev');
const measured = resourcesOf('measured');

interface Behaviour {
  PathPattern: string;
  ResponseHeadersPolicyId: unknown;
}

function behavioursOf(all: typeof resources): Behaviour[] {
  const [, distribution] = theOnly(all, 'AWS::CloudFront::Distribution');
  return (distribution.Properties.DistributionConfig as { CacheBehaviors: Behaviour[] }).CacheBehaviors;
}

const policies = (all: typeof resources): string =>
  JSON.stringify(ofType(all, 'AWS::CloudFront::ResponseHeadersPolicy'));

const eventFunction = (all: typeof resources) =>
  Object.entries(all).find(
    ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith('SendMetaEventCode'),
  )?.[1];

describe('without provider ids', () => {
  it('policies name no provider and forbid framing', () => {
    expect(policies(resources)).not.toMatch(/google|facebook|frame-src|SAMEORIGIN/);
    expect(behavioursOf(resources).map(({ PathPattern }) => PathPattern)).toEqual(
      expect.not.arrayContaining([expect.stringMatching('measurement')]),
    );
  });

  it('events are only logged: no pixel id, no secret', () => {
    expect(eventFunction(resources)?.Properties.Environment).toEqual({
      Variables: {
        EDGE_KEYS: expect.anything(),
        NODE_OPTIONS: expect.any(String),
        TABLE_NAME: expect.anything(),
      },
    });
  });
});

describe('with the ids of both providers', () => {
  it.each([
    ['analytics', /googletagmanager/, /facebook/],
    ['pixel', /connect\.facebook\.net/, /google/],
  ])('only the document of %s may call that provider', (provider, theirs, others) => {
    const behaviour = behavioursOf(measured).find(
      ({ PathPattern }) => PathPattern === `/measurement/${provider}.html`,
    );
    const policy = JSON.stringify(measured[referred(behaviour?.ResponseHeadersPolicyId) ?? '']);
    expect(policy).toMatch(theirs);
    expect(policy).not.toMatch(others);
    expect(policy).toContain('SAMEORIGIN');
  });

  it('pages may frame our own documents, and call no provider', () => {
    const [, distribution] = theOnly(measured, 'AWS::CloudFront::Distribution');
    const { DefaultCacheBehavior } = distribution.Properties.DistributionConfig as {
      DefaultCacheBehavior: Behaviour;
    };
    const policy = JSON.stringify(measured[referred(DefaultCacheBehavior.ResponseHeadersPolicyId) ?? '']);
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain('DENY');
    expect(policy).not.toMatch(/google|facebook/);
  });

  it('events are passed on with a token that only this function may read', () => {
    expect(eventFunction(measured)?.Properties.Environment).toMatchObject({
      Variables: { PIXEL_ID: '1234567890', AD_TOKEN_PARAMETER: '/PortVilaRum-dev/ad-access-token' },
    });
    const readers = ofType(measured, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes('ad-access-token'),
    );
    expect(readers.map(([id]) => id)).toEqual([expect.stringMatching(/^SendMetaEventCode/)]);
  });
});
