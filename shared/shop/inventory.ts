import { textProblem } from '../values/text-problem.ts';
import { products } from './products.ts';

export const stockStatuses = ['In Stock', 'Low Stock', 'Out of Stock'] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** Stock of this many bottles or fewer is low (specification §9). */
export const lowStock = 10;

export function stockStatus(quantity: number): StockStatus {
  if (quantity > lowStock) return 'In Stock';
  return quantity > 0 ? 'Low Stock' : 'Out of Stock';
}

const maxProductIdLength = 60;
const maxProductNameLength = 120;
export const maxBottles = 1_000_000;

export const productIdProblem = (id: string): string | undefined =>
  textProblem(id, { name: 'the product ID', maxLength: maxProductIdLength });

export const productNameProblem = (name: string): string | undefined =>
  textProblem(name, { name: 'the name', maxLength: maxProductNameLength, optional: true });

/** Validates an ABV: 0 to 100 in tenths of a per cent (specification §5). */
export function abvProblem(abv: number): string | undefined {
  const tenths = abv * 10;
  const isInRange = abv >= 0 && abv <= 100;
  return isInRange && Math.abs(tenths - Math.round(tenths)) < 1e-6
    ? undefined
    : 'Please enter the ABV as a number from 0 to 100, with one decimal at most.';
}

/** Validates a whole number of sellable bottles. */
export const quantityProblem = (quantity: number): string | undefined =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= maxBottles
    ? undefined
    : 'Please enter the quantity as a whole number, 0 or more.';

/** Fields of a product as entered. */
export type ItemField = 'productId' | 'name' | 'abv' | 'quantity';
export type ItemDraft = Readonly<Record<ItemField, string>>;
export const itemFields: readonly ItemField[] = ['productId', 'name', 'abv', 'quantity'];

/** Validates a field; undefined when valid. Name and ABV may be empty. */
export function itemProblem(field: ItemField, typed: string): string | undefined {
  switch (field) {
    case 'productId':
      return productIdProblem(typed);
    case 'name':
      return productNameProblem(typed);
    case 'abv':
      return typed.trim() === '' ? undefined : abvProblem(Number(typed));
    case 'quantity':
      return typed.trim() === '' ? 'Please enter the quantity.' : quantityProblem(Number(typed));
  }
}

/** A product to save; an unnamed one is listed under its id. */
export interface StockCorrection {
  readonly productId: string;
  readonly name: string;
  readonly abv?: number;
  /** The new number of sellable bottles. */
  readonly quantity: number;
}

export function correctionFrom({ productId, name, abv, quantity }: ItemDraft): StockCorrection {
  const id = productId.trim();
  return {
    productId: id,
    name: name.trim() || id,
    ...(abv.trim() !== '' && { abv: Number(abv) }),
    quantity: Number(quantity),
  };
}

const sampleFigures = [
  { abv: 40, quantity: 50 },
  { abv: 42, quantity: 30 },
  { abv: 45, quantity: 20 },
] as const;

/** Sample data (specification §7) for the three products of the shop. */
export const sampleStock: readonly StockCorrection[] = products.map(({ id, name }, index) => ({
  productId: id,
  name: name.en,
  ...(sampleFigures[index] as (typeof sampleFigures)[number]),
}));
