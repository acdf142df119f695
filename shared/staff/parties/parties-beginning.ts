/** Parties whose six letters begin with what has been typed so far, today's first. */
export function partiesBeginning<
  Party extends { readonly sixLetters: string; readonly date: string; readonly tourId: number },
>(parties: readonly Party[], typed: string, today: string): readonly Party[] {
  if (typed === '') return [];
  const distance = ({ date }: Party) => (date === today ? '' : date);
  return parties
    .filter(({ sixLetters }) => sixLetters.startsWith(typed))
    .toSorted((one, other) => compare(distance(one), distance(other)) || one.tourId - other.tourId);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
