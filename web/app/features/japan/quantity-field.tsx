import { useState } from 'react';
import { shopCopy as copy } from '#app/content/japan/shop-copy.ts';
import { Stepper } from '#app/ui/form/stepper.tsx';

/** Maximum input; the shop limits it further. */
const max = 999;

export interface QuantityFieldProps {
  product: string;
  name?: string | undefined;
  quantity: number;
  onChange: (quantity: number) => void;
  /** Id of a message about the stock or the order limit. */
  describedBy?: string | undefined;
  small?: boolean;
}

/** Number of bottles. The field may hold an invalid number during typing. */
export function QuantityField({ product, name, quantity, onChange, describedBy, small }: QuantityFieldProps) {
  const [typedText, setTypedText] = useState<string>();
  return (
    <Stepper
      name={name}
      small={small ?? false}
      label={copy.countOf(product)}
      value={typedText ?? String(quantity)}
      unit={copy.unit}
      min={0}
      max={max}
      fewerLabel={copy.fewer(product)}
      moreLabel={copy.more(product)}
      describedBy={describedBy}
      onChange={(text) => {
        const isNumber = /^\d{1,3}$/.test(text);
        setTypedText(isNumber ? undefined : text);
        if (isNumber) onChange(Number(text));
      }}
      onLeave={() => setTypedText(undefined)}
    />
  );
}
