import * as z from 'zod/mini';
import { codeProblem } from '../../staff/code.ts';
import { staffRoles } from '../../staff/people.ts';
import { textProblem } from '../../values/text-problem.ts';
import { checkedText } from '../fields.ts';

/** For a body that is no object: only a page of another release, or a program, sends one. */
export const unreadable = 'The console sent something that we cannot read. Please load the page again.';

/** 12 random bytes in hexadecimal: one press of one key. A repeated command gets the answer of the first. */
export const CommandId = z
  .string()
  .check(z.regex(/^[0-9a-f]{24}$/, 'A command id has 24 hexadecimal digits.'));

/** Random ids of people and devices. */
export const StaffId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10,26}$/, 'This is not an id of ours.'));

export const StaffName = checkedText((value) => textProblem(value, { name: 'a name', longest: 60 }));

/** Four digits that a colleague chooses; none that is guessed first. */
export const NewCode = checkedText(codeProblem);

export const Role = z.enum(staffRoles);

/** A colleague as colleagues see them. */
export const Colleague = z.object({ id: z.string(), name: z.string(), role: Role });
export type Colleague = z.infer<typeof Colleague>;

/** Output of the browser's WebAuthn calls in JSON, checked by the server's library (WebAuthn Level 3 §5.1.8). */
export const CredentialJson = z.record(z.string(), z.unknown());
