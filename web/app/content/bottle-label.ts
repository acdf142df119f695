/** What a bottle looks filled with. */
export type Spirit = 'aged' | 'clear' | 'dark';

/** What is printed on a label. */
export interface BottleLabel {
  /** One or two lines. */
  name: readonly string[];
  /** About eighteen letters a line: two lines, or one below a name of two. */
  story: readonly string[];
  size: string;
  strength: string;
  /** The same strength as a number, for the scale at the label's edge. */
  percent: number;
}

/** What every label of the house ends with (specification §9). */
export const labelFoot = { size: '750 ml', strength: '40% vol', percent: 40 } as const;
