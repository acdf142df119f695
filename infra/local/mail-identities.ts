import type { TwinFunction } from './functions.ts';
import type { Template } from './template.ts';

/** Configuration sets of the template, each with what it suppresses addresses for. */
export const configurationSets = (template: Template): ReadonlyMap<string, readonly string[]> =>
  new Map(
    template
      .ofType<{ SuppressionOptions?: { SuppressedReasons?: string[] } }>('AWS::SES::ConfigurationSet')
      .map(({ id, properties }) => [
        template.reference(id),
        properties.SuppressionOptions?.SuppressedReasons ?? [],
      ]),
  );

/** Addresses and domains that mails may come from: verified ones, and those that rights are given for. */
export function mailIdentities(template: Template, functions: readonly TwinFunction[]): string[] {
  const granted = functions
    .flatMap(({ role }) => role.statements)
    .flatMap(({ Resource }) => [Resource ?? []].flat())
    .flatMap((resource) => /^arn:aws:ses:[^:]*:[^:]*:identity\/([^*]+)$/.exec(resource)?.[1] ?? []);
  const verified = template.idsOf('AWS::SES::EmailIdentity').map((id) => template.reference(id));
  return [...new Set([...verified, ...granted])];
}
