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
  let started = 0;
  const lane = async (): Promise<void> => {
    for (let item = items[started]; item !== undefined && isTime(); item = items[started]) {
      started += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return started;
}
