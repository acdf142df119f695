import { useRef, useState } from 'react';
import { inventoryCopy as copy } from '#app/content/inventory/inventory-copy.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { CallProblem, client } from '#app/requests/client.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { InventoryItem } from '#shared/contracts/guests/list-inventory.ts';
import {
  correctionFrom,
  type ItemDraft,
  type ItemField,
  itemFields,
  itemProblem,
  type StockCorrection,
  sampleStock,
} from '#shared/shop/inventory.ts';

const blank: ItemDraft = { productId: '', name: '', abv: '', quantity: '' };

/** Outcome of the last action. */
export interface ActionResult {
  readonly kind: 'done' | 'refused';
  readonly text: string;
}

export interface Inventory extends Pick<Form<ItemField>, 'problems' | 'formProps'> {
  /** Undefined until the list has loaded. */
  readonly items: readonly InventoryItem[] | undefined;
  readonly activity: 'loading' | 'saving' | 'adding-samples' | undefined;
  readonly result: ActionResult | undefined;
  readonly draft: ItemDraft;
  /** Product in the form; undefined while adding one. */
  readonly editedItem: InventoryItem | undefined;
  readonly change: (field: ItemField, value: string) => void;
  readonly edit: (item: InventoryItem) => void;
  readonly cancel: () => void;
  readonly addSamples: () => void;
  readonly refresh: () => void;
}

/** State of the inventory page (specification §4, §5, §7, §8). */
export function useInventory(): Inventory {
  const list = useRequest('inventory', async () => (await client('listInventory')).inventory, {
    failureEvent: 'inventory-not-loaded',
  });
  const [runningAction, setRunningAction] = useState<Inventory['activity']>();
  const [result, setResult] = useState<ActionResult>();
  const [draft, setDraft] = useState(blank);
  const [editedItem, setEditedItem] = useState<InventoryItem>();
  const isRunning = useRef(false);

  const load = async () => {
    try {
      list.accept((await client('listInventory')).inventory);
    } catch {
      // Only logged (specification §8); the last list stays visible.
      logInBrowser('inventory-not-loaded');
    }
  };
  /** Runs one action at a time; ignores clicks during it. */
  const run = async (
    action: NonNullable<Inventory['activity']>,
    task: () => Promise<ActionResult | undefined>,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunningAction(action);
    setResult(undefined);
    setResult(await task());
    setRunningAction(undefined);
    isRunning.current = false;
  };
  const save = async (corrections: readonly StockCorrection[], successText: string, expected?: number) => {
    const outcome = await saveAll(corrections, successText, expected);
    await load();
    return outcome;
  };
  const form = useForm<ItemField>({
    fields: itemFields,
    problems: problemsOf(draft),
    send: () =>
      run('saving', async () => {
        const outcome = await save([correctionFrom(draft)], copy.saved, editedItem?.quantity);
        if (outcome.kind === 'done') clearForm();
        return outcome;
      }),
  });
  const clearForm = () => {
    setDraft(blank);
    setEditedItem(undefined);
    form.reset();
  };

  return {
    items: list.reply ?? (list.status === 'failed' ? [] : undefined),
    activity: runningAction ?? (list.status === 'loading' ? 'loading' : undefined),
    result,
    draft,
    problems: form.problems,
    formProps: form.formProps,
    editedItem,
    change: (field, value) => setDraft((current) => ({ ...current, [field]: value })),
    edit(item) {
      setEditedItem(item);
      form.reset();
      setResult(undefined);
      setDraft({
        productId: item.productId,
        name: item.name,
        abv: item.abv === undefined ? '' : String(item.abv),
        quantity: String(item.quantity),
      });
    },
    cancel: clearForm,
    addSamples: () => void run('adding-samples', () => save(sampleStock, copy.samplesSaved)),
    refresh: () => void run('loading', async () => void (await load())),
  };
}

/**
 * Sends one request per correction, in sequence (specification §7); stops at the first refusal.
 *
 * @param expectedQuantity stock that the page shows; the server refuses a correction if the stock differs
 */
async function saveAll(
  corrections: readonly StockCorrection[],
  successText: string,
  expectedQuantity?: number,
): Promise<ActionResult> {
  try {
    for (const correction of corrections)
      await client('saveInventory', { body: { ...correction, expectedQuantity } });
    return { kind: 'done', text: successText };
  } catch (problem) {
    return { kind: 'refused', text: refusalMessage(problem) };
  }
}

/** Message of the server, if it responded (specification §8). */
const refusalMessage = (problem: unknown): string =>
  problem instanceof CallProblem && problem.status !== undefined
    ? copy.notSaved(problem.message)
    : copy.notReached;

const problemsOf = (draft: ItemDraft): Partial<Record<ItemField, string>> =>
  Object.fromEntries(
    itemFields.flatMap((field) => {
      const problem = itemProblem(field, draft[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
