/** Parties whose six letters begin with what has been typed so far, today's first. */
export function partiesBeginning<
  Party extends { readonly sixLetters: string; readonly date: string; readonly tourId: number },
>(parties: readonly Party[], typed: string, today: string): readonly Party[] {
  if (typed === '') return [];
  const distance = ({ date }: Party) => (date === today ? '' : date);
  return parties
    .filter(({ sixLetters }) => sixLetters.startsWith(typed))
    .toSorted((first, second) => compare(distance(first), distance(second)) || first.tourId - second.tourId);
}

const compare = (first: string, second: string): number => (first < second ? -1 : Number(first > second));
