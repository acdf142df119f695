import type { StackFunction } from '../compute/functions.ts';
import type { Role } from '../iam/policies.ts';
import type { Template } from '../template/template.ts';

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

/** Addresses and domains that mails may come from: verified ones, and those of rights to send from them. */
export function mailIdentities(template: Template, functions: readonly StackFunction[]): string[] {
  const granted = functions.flatMap(({ role }) => role.statements).flatMap(sendersOf);
  const verified = template.idsOf('AWS::SES::EmailIdentity').map((id) => template.reference(id));
  return [...new Set([...verified, ...granted])];
}

/** Identities that a right names; where it is bound to a sender, those that cover it: the others are of recipients. */
function sendersOf({ Resource, Condition }: Role['statements'][number]): string[] {
  const named = [Resource ?? []]
    .flat()
    .flatMap((resource) => /^arn:aws:ses:[^:]*:[^:]*:identity\/([^*]+)$/.exec(resource)?.[1] ?? []);
  const sender = Condition?.StringEquals?.['ses:FromAddress'];
  if (sender === undefined) return named;
  const senders = [sender].flat().map(String);
  return named.filter((name) => senders.some((one) => one === name || one.endsWith(`@${name}`)));
}
