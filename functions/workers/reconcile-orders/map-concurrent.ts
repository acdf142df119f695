/**
 * Works through a list, so many at once, as long as there is time to begin another.
 *
 * @returns how many were begun
 */
export async function mapConcurrent<Item>(
  lanes: number,
  items: readonly Item[],
  isTime: () => boolean,
  work: (item: Item) => Promise<void>,
): Promise<number> {
  let begun = 0;
  const lane = async (): Promise<void> => {
    for (let item = items[begun]; item !== undefined && isTime(); item = items[begun]) {
      begun += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return begun;
}
