export interface BottleLabel {
  /** One or two lines; names the file. */
  name: readonly string[];
  story: readonly string[];
}

/** Labels of the bottles; `web/same-bottle.test.tsx` compares the site with them. */
export const bottleLabels: readonly BottleLabel[] = [
  { name: ['Gin'], story: ['Lime leaf and', 'island pepper'] },
  { name: ['Yumi'], story: ['Pure cane,', 'one farm'] },
  { name: ['Aged'], story: ['Single cask,', 'five years'] },
  { name: ['Coffee'], story: ['Liqueur from', 'aged rum'] },
  { name: ['Vodka'], story: ['From cane,', 'run until still'] },
  { name: ['Lost', 'Times'], story: ['Batch ARB10, seven', 'casks in part'] },
];
