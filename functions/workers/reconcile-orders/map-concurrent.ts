/**
 * Processes a list with limited concurrency while there is time to start another item.
 *
 * @returns the number of items started
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
