import { describe, expect, it } from '@jest/globals';
import { onlyResource, referredId, resourcesOf, resourcesOfType } from '../stacks/template.testing.ts';

const resources = resourcesOf('dev');
const measuredResources = resourcesOf('measured');

interface Behaviour {
  PathPattern: string;
  ResponseHeadersPolicyId: unknown;
  FunctionAssociations?: { FunctionARN: unknown }[];
}

function behavioursOf(stageResources: typeof resources): Behaviour[] {
  const [, distribution] = onlyResource(stageResources, 'AWS::CloudFront::Distribution');
  return (distribution.Properties.DistributionConfig as { CacheBehaviors: Behaviour[] }).CacheBehaviors;
}

const policies = (stageResources: typeof resources): string =>
  JSON.stringify(resourcesOfType(stageResources, 'AWS::CloudFront::ResponseHeadersPolicy'));

const eventFunction = (stageResources: typeof resources) =>
  Object.entries(stageResources).find(
    ([id, { Type }]) => Type === 'AWS::Lambda::Function' && id.startsWith('SendMetaEventCode'),
  )?.[1];

describe.each([
  ['without provider ids', resources],
  ['with provider ids, but without a domain', resourcesOf('prod', 'prod')],
])('in a stage %s,', (_, resources) => {
  it('the security headers name no measurement provider and forbid framing', () => {
    expect(policies(resources)).toContain("frame-ancestors 'none'");
    expect(policies(resources)).not.toMatch(/google|facebook|frame-src|same-site/);
    const paths = behavioursOf(resources).map(({ PathPattern }) => PathPattern);
    expect(paths).toContain('/api/*');
    expect(paths).toEqual(expect.not.arrayContaining([expect.stringMatching('measurement')]));
  });

  it('the function for pixel events has neither the pixel id nor the access token, so it only logs events', () => {
    expect(eventFunction(resources)?.Properties.Environment).toEqual({
      Variables: {
        EDGE_KEY_SECRET: expect.anything(),
        TABLE_NAME: expect.anything(),
      },
    });
  });
});

describe('in a stage with a domain and the ids of both measurement providers,', () => {
  const [, distribution] = onlyResource(measuredResources, 'AWS::CloudFront::Distribution');
  const config = distribution.Properties.DistributionConfig as {
    Aliases: string[];
    DefaultCacheBehavior: Behaviour;
  };

  it('the documents in which provider scripts run have a separate host under the domain', () => {
    expect(config.Aliases).toEqual(['www.example.com', 'm.www.example.com']);
  });

  it('every CloudFront behaviour has an edge function with the host of the site, or, for API calls, the measurement host, which has no API', () => {
    const behaviours = [config.DefaultCacheBehavior, ...behavioursOf(measuredResources)];
    expect(behaviours.length).toBeGreaterThanOrEqual(6);
    for (const { PathPattern, FunctionAssociations = [] } of behaviours) {
      expect(FunctionAssociations).toHaveLength(1);
      const code =
        measuredResources[referredId(FunctionAssociations[0]?.FunctionARN) ?? '']?.Properties.FunctionCode;
      expect(code).toContain(
        PathPattern?.startsWith('/api/')
          ? "hostWithoutApi = 'm.www.example.com'"
          : "siteHost = 'www.example.com'",
      );
    }
  });

  it.each([
    ['analytics', /googletagmanager/, /facebook/],
    ['pixel', /connect\.facebook\.net/, /google/],
  ])(
    'the document for the scripts of %s may call that provider and no other, and only the site may frame it',
    (provider, allowedHosts, otherHosts) => {
      const behaviour = behavioursOf(measuredResources).find(
        ({ PathPattern }) => PathPattern === `/measurement/${provider}.html`,
      );
      const policy = JSON.stringify(measuredResources[referredId(behaviour?.ResponseHeadersPolicyId) ?? '']);
      expect(policy).toMatch(allowedHosts);
      expect(policy).not.toMatch(otherHosts);
      expect(policy).toContain('frame-ancestors https://www.example.com"');
      expect(policy).toContain('same-site');
      // X-Frame-Options would keep the site from framing the document.
      expect(policy).not.toContain('FrameOptions');
    },
  );

  it('pages may frame only documents of the measurement host, and may call no provider', () => {
    const id = referredId(config.DefaultCacheBehavior.ResponseHeadersPolicyId) ?? '';
    const policy = JSON.stringify(measuredResources[id]);
    expect(policy).toContain('frame-src https://m.www.example.com;');
    expect(policy).toContain('DENY');
    expect(policy).not.toMatch(/google|facebook/);
  });

  it('the function for pixel events has the pixel id, and is the only function that may read the access token', () => {
    expect(eventFunction(measuredResources)?.Properties.Environment).toMatchObject({
      Variables: { PIXEL_ID: '1234567890', AD_TOKEN_PARAMETER: '/PortVilaRum-dev/ad-access-token' },
    });
    const readers = resourcesOfType(measuredResources, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes('ad-access-token'),
    );
    expect(readers.map(([id]) => id)).toEqual([expect.stringMatching(/^SendMetaEventCode/)]);
  });
});
