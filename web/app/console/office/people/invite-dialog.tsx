import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import { ManageDialog } from './manage-dialog.tsx';
import type { PeopleCommand } from './use-people.ts';

const maxLength = 60;

/** Name and role of a new colleague, or the name of a shared device. */
export function InviteDialog({ command, onClose }: { command: PeopleCommand; onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole | 'shared'>('floor');
  const { isShown, show } = useShownProblems();
  const trimmed = name.trim();
  const problem =
    trimmed === '' ? copy.invite.noName : trimmed.length > maxLength ? copy.invite.longName : undefined;
  const send = () => {
    show();
    if (problem !== undefined) return;
    command.submit(
      role === 'shared' ? { kind: 'invite-shared', name: trimmed } : { kind: 'invite', name: trimmed, role },
    );
  };
  return (
    <ManageDialog
      command={command}
      title={copy.invite.title}
      confirmLabel={copy.invite.send}
      busy={copy.invite.sending}
      isForm
      onConfirm={send}
      onClose={onClose}
    >
      <Field
        label={role === 'shared' ? copy.invite.name.shared : copy.invite.name.person}
        name="name"
        value={name}
        onChange={setName}
        autoComplete="off"
        error={isShown ? problem : undefined}
      />
      <RadioGroup
        label={copy.invite.role}
        name="role"
        options={copy.invite.roles}
        value={role}
        onChange={setRole}
        note={copy.invite.note[role]}
      />
    </ManageDialog>
  );
}
