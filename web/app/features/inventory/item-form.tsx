import { useEffect, useRef } from 'react';
import { inventoryCopy as copy } from '#app/content/inventory/inventory-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import record from '#app/ui/form/record-form.module.css';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { Cluster, Grid, Heading, Text } from '#app/ui/layout/layout.tsx';
import type { ItemField } from '#shared/shop/inventory.ts';
import { editButtonId } from './stock-table.tsx';
import type { Inventory } from './use-inventory.ts';

/** Adds a product or edits the selected one (specification §4, §5). */
export function ItemForm({ inventory }: { inventory: Inventory }) {
  const { draft, editedItem, problems, activity } = inventory;
  const quantity = useRef<HTMLInputElement>(null);
  const editedId = editedItem?.productId;
  useEffect(() => {
    if (editedId !== undefined) quantity.current?.focus();
  }, [editedId]);
  const bind = (name: ItemField) => ({
    name,
    label: copy.labels[name],
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => inventory.change(name, value),
    autoComplete: 'off' as const,
  });
  const cancel = () => {
    inventory.cancel();
    if (editedId !== undefined) document.getElementById(editButtonId(editedId))?.focus();
  };
  return (
    <section aria-labelledby="item-form">
      <Heading id="item-form" size="h3" below={24}>
        {editedItem ? copy.editTitle(editedItem.name) : copy.addTitle}
      </Heading>
      <Grid
        as="form"
        gap={24}
        {...inventory.formProps}
        aria-busy={activity === 'saving'}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && editedItem) cancel();
        }}
      >
        <Grid gap={24} className={record.controls}>
          {editedItem ? (
            <Text tone="quiet" breaks="anywhere">
              {copy.labels.productId}: {editedItem.productId}
            </Text>
          ) : (
            <Field {...bind('productId')} />
          )}
          <Field {...bind('name')} optional hint={copy.hints.name} />
          <Field
            {...bind('abv')}
            optional
            hint={copy.hints.abv}
            type="number"
            range={{ min: 0, max: 100, step: 0.1 }}
          />
          <Field
            {...bind('quantity')}
            ref={quantity}
            hint={copy.hints.quantity}
            type="number"
            range={{ min: 0, step: 1 }}
          />
        </Grid>
        <Cluster gap={12}>
          <SubmitButton busy={activity === 'saving' ? copy.saving : undefined}>
            {editedItem ? copy.save : copy.add}
          </SubmitButton>
          {editedItem && (
            <Button kind="secondary" onClick={cancel}>
              {copy.cancel}
            </Button>
          )}
        </Cluster>
      </Grid>
    </section>
  );
}
