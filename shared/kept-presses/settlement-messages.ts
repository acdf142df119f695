export const settlementMessages = {
  'not-found': 'There is no such entry, or it is decided already. Nothing was changed. Load the list again.',
  'party-changed': 'A colleague has decided this meanwhile. Nothing was changed. Load the list again.',
  'no-reason': 'A payment was struck without a reason. Nothing was changed. Say why, and decide again.',
  forbidden: 'Only a manager decides about money. Nothing was changed.',
  final:
    'A payment was reversed or accepted by this decision, which stays. Nothing was changed. Record the payment again, or reverse it.',
  unplaced:
    'There is no place for it at this party. Nothing was changed. Choose another party, or discard it.',
} as const;
