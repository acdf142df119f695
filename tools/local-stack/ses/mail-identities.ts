import type { StackFunction } from '../compute/functions.ts';
import type { Role } from '../iam/policies.ts';
import type { Template } from '../template/template.ts';

/** Configuration sets of the template, with their suppression reasons. */
export const configurationSets = (template: Template): ReadonlyMap<string, readonly string[]> =>
  new Map(
    template
      .ofType<{ SuppressionOptions?: { SuppressedReasons?: string[] } }>('AWS::SES::ConfigurationSet')
      .map(({ id, properties }) => [
        template.reference(id),
        properties.SuppressionOptions?.SuppressedReasons ?? [],
      ]),
  );

/** Sender addresses and domains: verified identities, and those that roles may send from. */
export function mailIdentities(template: Template, functions: readonly StackFunction[]): string[] {
  const permittedSenders = functions.flatMap(({ role }) => role.statements).flatMap(sendersOf);
  const verifiedIdentities = template.idsOf('AWS::SES::EmailIdentity').map((id) => template.reference(id));
  return [...new Set([...verifiedIdentities, ...permittedSenders])];
}

/**
 * Identities in a statement; with a condition on the sender, only those that cover it, since the others are recipients.
 */
function sendersOf({ Resource, Condition }: Role['statements'][number]): string[] {
  const identities = [Resource ?? []]
    .flat()
    .flatMap((resource) => /^arn:aws:ses:[^:]*:[^:]*:identity\/([^*]+)$/.exec(resource)?.[1] ?? []);
  const sender = Condition?.StringEquals?.['ses:FromAddress'];
  if (sender === undefined) return identities;
  const senders = [sender].flat().map(String);
  return identities.filter((name) =>
    senders.some((sender) => sender === name || sender.endsWith(`@${name}`)),
  );
}
