import { useState } from 'react';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { peopleCopy } from '#app/content/staff/people-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import { ManageDialog } from './manage-dialog.tsx';
import type { Manage } from './use-people.ts';

const copy = peopleCopy.invite;
const maxLength = 60;

/** Name and role of a new colleague, or the name of a shared device. */
export function InviteDialog({ manage, onClose }: { manage: Manage; onClose: () => void }) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole | 'shared'>('floor');
  const { isShown, show } = useShownProblems();
  const trimmed = name.trim();
  const problem = trimmed === '' ? copy.noName : trimmed.length > maxLength ? copy.longName : undefined;
  const send = () => {
    show();
    if (problem !== undefined) return;
    manage.submit(
      role === 'shared' ? { kind: 'invite-shared', name: trimmed } : { kind: 'invite', name: trimmed, role },
    );
  };
  return (
    <ManageDialog
      manage={manage}
      title={copy.title}
      yes={copy.send}
      busy={copy.sending}
      isForm
      onYes={send}
      onClose={onClose}
    >
      <Field
        label={role === 'shared' ? copy.name.shared : copy.name.person}
        name="name"
        value={name}
        onChange={setName}
        autoComplete="off"
        error={isShown ? problem : undefined}
      />
      <RadioGroup
        label={copy.role}
        name="role"
        options={copy.roles}
        value={role}
        onChange={setRole}
        note={copy.note[role]}
      />
    </ManageDialog>
  );
}
