import type { layoutRules } from './layout-rules.ts';

type Rules = typeof layoutRules;

/** Values of a prop of `layout-rules.ts`. */
type Values = {
  readonly [Prop in keyof Rules]?: (Rules[Prop] extends string ? boolean : keyof Rules[Prop]) | undefined;
};

/** How an element arranges its children, is placed among others and sets its text. Each prop is a class. */
export interface LayoutProps extends Values {
  /** Children without content, such as an empty live region, take no space. */
  skipEmpty?: boolean | undefined;
  /** The width of the page between its margins. */
  page?: boolean | undefined;
  /** A block that begins a section of a page. */
  section?: boolean | undefined;
  /** First block of a page without a picture. */
  underHeader?: boolean | undefined;
  /** Last block before the footer. */
  last?: boolean | undefined;
}

const layoutProp =
  /^(gapX?|abreast|at|nowrap|align|justify|pack|items|skipEmpty|page|section|underHeader|last|above|below|pad(Y|Top|Bottom)|rule|span|flex|shrinks|touch|fill|block|size|weight|tone|tracking|untracked|breaks|set|measure)$/;

export const isLayoutProp = (name: string): boolean => layoutProp.test(name);

/** `gap={12} nowrap size="small"` are the classes `gap-12`, `nowrap` and `small`: some values need no prefix. */
export const classOf = (name: string, value: unknown): string =>
  value === true ? name : /^(size|tone|weight)$/.test(name) ? `${value}` : `${name}-${value}`;
