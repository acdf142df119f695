/** Parties whose six letters begin with the letters typed so far, today's first. */
export function partiesBeginning<
  Party extends { readonly sixLetters: string; readonly date: string; readonly tourId: number },
>(parties: readonly Party[], typed: string, today: string): readonly Party[] {
  if (typed === '') return [];
  const sortKey = ({ date }: Party) => (date === today ? '' : date);
  return parties
    .filter(({ sixLetters }) => sixLetters.startsWith(typed))
    .toSorted((a, b) => compare(sortKey(a), sortKey(b)) || a.tourId - b.tourId);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
