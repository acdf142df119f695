import { randomBytes } from 'node:crypto';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import type { StoredPerson } from '#functions/stores/staff/staff-items.ts';
import { inviteColleague, inviteDevice } from '#functions/use-cases/people/invitations.ts';
import { linkSeconds, type StaffRole, staffRoles } from '#shared/staff/sign-in/people.ts';
import { staffLink } from '#shared/staff/sign-in/staff-link.ts';
import { nameSkeleton, staffNameProblem } from '#shared/staff/sign-in/staff-name.ts';
import { type Operation, OperationProblem, type Request } from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { unlessRefused } from './party-order.ts';
import { qrCode } from './qr-code.ts';

/** Lets the first manager into the staff console, or back in when no manager can sign in. */
export const invite: Operation = {
  usage: 'invite "<name>" --role manager|floor [--reset] [--site https://…]',
  summary:
    'Lets a colleague into the staff console by a link that works once; --reset deletes their passkeys when it is used.',
  options: { role: { type: 'string' }, reset: { type: 'boolean' }, site: { type: 'string' } },
  async run(request, { table, clock, staffConsole, siteUrl }) {
    const [name, role] = [nameArgument(request), roleOption(request)];
    const isReset = request.options.reset === true;
    const deps = {
      people: peopleStore(table, clock),
      devices: deviceStore(table, clock),
    };
    const existing = await findColleague(await deps.people.list(), name, role);
    if (existing === undefined && isReset)
      throw new OperationProblem(`There is no ${name} yet, so there are no passkeys: leave out --reset.`);
    const question =
      existing === undefined
        ? `Let ${name} in as ${role}?`
        : `${existing.name} is ${role} already. Create a link for another device${isReset ? ' that deletes all their passkeys when it is used' : ''}?`;
    if (!(await staffConsole.confirm(question))) return staffConsole.say('Nothing was changed.');
    const order = { commandId: randomBytes(12).toString('hex') };
    const link = await unlessRefused(
      existing === undefined
        ? inviteColleague(deps, { name, role }, order)
        : inviteDevice(deps, { person: existing.id, reset: isReset }, order),
    );
    if (link === undefined) throw new OperationProblem('The link could not be created. Please try again.');
    const site = textOption(request, 'site')?.replace(/\/$/, '') ?? siteUrl;
    const address = `${site}${staffLink(link)}`;
    staffConsole.say(`Their link. It works once, within ${linkSeconds / 60} minutes:`);
    staffConsole.say(address);
    for (const line of qrCode(address)) staffConsole.say(line);
    staffConsole.say('Show it to them, or send it to them alone: it lets its reader act in their name.');
  },
};

function nameArgument({ words }: Request): string {
  const [name = '', ...others] = words;
  if (others.length > 0) throw new OperationProblem('Put the name in quotes: invite "Ann Lee" --role floor.');
  const problem = staffNameProblem(name);
  if (problem !== undefined) throw new OperationProblem(problem);
  return name.trim();
}

function roleOption(request: Request): StaffRole {
  const text = textOption(request, 'role');
  const role = staffRoles.find((staffRole) => staffRole === text);
  if (role !== undefined) return role;
  throw new OperationProblem(
    `${text === undefined ? 'Missing option' : `"${text}" is not a role`}: --role manager lets people in and reverses payments, --role floor works the day.`,
  );
}

/** Finds the colleague with this name, or one that looks like it, to avoid duplicates. */
async function findColleague(
  people: readonly StoredPerson[],
  name: string,
  role: StaffRole,
): Promise<StoredPerson | undefined> {
  const candidates = people.filter(
    (person) => person.endedAt === undefined && nameSkeleton(person.name) === nameSkeleton(name),
  );
  const existing = candidates.find((person) => person.role === role) ?? candidates[0];
  if (existing !== undefined && existing.role !== role) {
    throw new OperationProblem(
      `${existing.name} is ${existing.role}. A manager changes that in the console; for another device: --role ${existing.role}.`,
    );
  }
  return existing;
}
