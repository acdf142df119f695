import { unsupported } from '../process/local-stack-error.ts';
import { type AccessCheck, decide, type Role } from './policies.ts';

/** One action on one resource, granted by a statement of a role. */
export interface Permission {
  /** Logical id of the role. */
  readonly role: string;
  readonly action: string;
  readonly resource: string;
}

/** Records which permissions have been used. */
export interface PermissionsInUse {
  /** Records a permitted call of this role. */
  note(role: Pick<Role, 'name' | 'statements'>, check: AccessCheck): void;
  /** Permissions of these roles that have not been used. */
  unusedOf(roles: readonly Role[]): Permission[];
}

export function createPermissionsInUse(): PermissionsInUse {
  const usedKeys = new Set<string>();
  return {
    note: (role, check) => {
      for (const statement of grantedActions(role)) {
        if (decide({ statements: [statement] }, check) === 'allowed') usedKeys.add(keyOf(role, statement));
      }
    },
    unusedOf: (roles) =>
      roles.flatMap((role) =>
        grantedActions(role)
          .filter((statement) => !usedKeys.has(keyOf(role, statement)))
          .map(({ Action, Resource }) => ({ role: role.id, action: Action, resource: Resource })),
      ),
  };
}

type GrantedAction = Role['statements'][number] & { Action: string; Resource: string };

/** Permissions of a role, one action on one resource each. */
function grantedActions({ name, statements }: Pick<Role, 'name' | 'statements'>): GrantedAction[] {
  return statements
    .filter(({ Effect }) => Effect === 'Allow')
    .flatMap((statement) => {
      const { Action, Resource } = statement;
      if (Action === undefined || Resource === undefined)
        throw unsupported(`a permission of ${name} without an action or resource`);
      return [Action]
        .flat()
        .flatMap((action) =>
          [Resource].flat().map((resource) => ({ ...statement, Action: action, Resource: resource })),
        );
    });
}

const keyOf = ({ name }: Pick<Role, 'name'>, { Action, Resource, Condition }: GrantedAction): string =>
  JSON.stringify([name, Action, Resource, Condition]);
