/** Why the reason for a closure is not accepted, and what to do. */
export const closureReasonMessages = {
  missing: 'Guests are told why we close: give a reason of a word or two.',
  tooLong: (length: number, max: number) =>
    `The reason has ${length} characters; up to ${max} fit where guests read it.`,
  invisible: 'The reason may only contain visible characters.',
  leadsElsewhere:
    'Guests read the reason in our name: leave out addresses, links, telephone numbers and characters such as < and @.',
  ended: 'Leave out the punctuation at the end: guests read the reason inside a sentence.',
} as const;
