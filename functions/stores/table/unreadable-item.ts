/** An item of the table that cannot be parsed. Its message names the keys, which hold no personal data. */
export class UnreadableItemError extends Error {
  override readonly name = 'UnreadableItem';
  readonly item: string;

  constructor({ pk, sk }: Readonly<Record<string, unknown>>, cause: unknown) {
    const item = `${pk} / ${sk}`;
    super(`The item ${item} cannot be read`, { cause });
    this.item = item;
  }
}
