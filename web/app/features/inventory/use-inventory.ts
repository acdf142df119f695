import { useCallback, useEffect, useRef, useState } from 'react';
import type { InventoryItem } from '../../../../shared/contracts/list-inventory.ts';
import {
  correctionFrom,
  type ItemDraft,
  type ItemField,
  itemFields,
  itemProblem,
  type StockCorrection,
  sampleStock,
} from '../../../../shared/shop/inventory.ts';
import { logInBrowser } from '../../api/browser-log.ts';
import { CallProblem } from '../../api/client.ts';
import { findInventory, saveInventoryItem } from '../../api/inventory.ts';
import { inventoryCopy as copy } from '../../content/inventory/inventory-copy.ts';

const blank: ItemDraft = { productId: '', name: '', abv: '', quantity: '' };

/** What came of the last thing that was done. */
export interface Outcome {
  readonly kind: 'done' | 'refused';
  readonly text: string;
}

export interface Inventory {
  /** Undefined until they have been asked for once. */
  readonly items: readonly InventoryItem[] | undefined;
  readonly busy: 'loading' | 'saving' | 'adding-samples' | undefined;
  readonly outcome: Outcome | undefined;
  readonly draft: ItemDraft;
  readonly problems: Readonly<Partial<Record<ItemField, string>>>;
  /** The product that the form changes; undefined while it adds one. */
  readonly edited: InventoryItem | undefined;
  readonly change: (field: ItemField, value: string) => void;
  readonly edit: (item: InventoryItem) => void;
  readonly cancel: () => void;
  /** Saves; answers with the first field to be mended when it cannot. */
  readonly submit: () => ItemField | undefined;
  readonly addSamples: () => void;
  readonly refresh: () => void;
}

/** State and steps of the inventory page (specification §4, §5, §7, §8). */
export function useInventory(): Inventory {
  const [items, setItems] = useState<readonly InventoryItem[]>();
  const [busy, setBusy] = useState<Inventory['busy']>('loading');
  const [outcome, setOutcome] = useState<Outcome>();
  const [draft, setDraft] = useState(blank);
  const [edited, setEdited] = useState<InventoryItem>();
  const [isJudged, setJudged] = useState(false);
  const working = useRef(false);

  const load = useCallback(async () => {
    try {
      setItems(await findInventory());
    } catch {
      // Only logged (specification §8); what was shown before stays.
      logInBrowser('inventory-not-loaded');
      setItems((current) => current ?? []);
    }
  }, []);
  useEffect(() => {
    void load().then(() => setBusy(undefined));
  }, [load]);

  /** One thing at a time; a second press meanwhile does nothing. */
  const work = async (how: NonNullable<Inventory['busy']>, task: () => Promise<Outcome | undefined>) => {
    if (working.current) return;
    working.current = true;
    setBusy(how);
    setOutcome(undefined);
    setOutcome(await task());
    setBusy(undefined);
    working.current = false;
  };
  const startAnew = () => {
    setDraft(blank);
    setEdited(undefined);
    setJudged(false);
  };
  const save = async (corrections: readonly StockCorrection[], done: string, expected?: number) => {
    const outcome = await saveAll(corrections, done, expected);
    await load();
    return outcome;
  };

  const problems = isJudged ? problemsOf(draft) : {};
  return {
    items,
    busy,
    outcome,
    draft,
    problems,
    edited,
    change: (field, value) => setDraft((current) => ({ ...current, [field]: value })),
    edit(item) {
      setEdited(item);
      setJudged(false);
      setOutcome(undefined);
      setDraft({
        productId: item.productId,
        name: item.name,
        abv: item.abv === undefined ? '' : String(item.abv),
        quantity: String(item.quantity),
      });
    },
    cancel: startAnew,
    submit() {
      setJudged(true);
      const first = itemFields.find((field) => problemsOf(draft)[field] !== undefined);
      if (first !== undefined) return first;
      void work('saving', async () => {
        const outcome = await save([correctionFrom(draft)], copy.saved, edited?.quantity);
        if (outcome.kind === 'done') startAnew();
        return outcome;
      });
      return undefined;
    },
    addSamples: () => void work('adding-samples', () => save(sampleStock, copy.samplesSaved)),
    refresh: () => void work('loading', async () => void (await load())),
  };
}

/** Once for each, one after the other (specification §7); stops at the first that is not taken. */
async function saveAll(
  corrections: readonly StockCorrection[],
  done: string,
  expected?: number,
): Promise<Outcome> {
  try {
    for (const correction of corrections) await saveInventoryItem(correction, expected);
    return { kind: 'done', text: done };
  } catch (problem) {
    return { kind: 'refused', text: refusalSentence(problem) };
  }
}

/** The server's own words when it answered (specification §8). */
const refusalSentence = (problem: unknown): string =>
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
