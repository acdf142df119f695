import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Step = (index: number, last: number) => number;

const previous: Step = (index, last) => (index === 0 ? last : index - 1);
const next: Step = (index, last) => (index === last ? 0 : index + 1);
const rowSteps: Readonly<Record<string, Step>> = {
  ArrowLeft: previous,
  ArrowRight: next,
  Home: () => 0,
  End: (_, last) => last,
};
const steps: Readonly<Record<'row' | 'any', typeof rowSteps>> = {
  row: rowSteps,
  any: { ...rowSteps, ArrowUp: previous, ArrowDown: next },
};

export interface RovingTabIndex<Group extends HTMLElement> {
  readonly ref: RefObject<Group | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes a group of buttons one tab stop: the chosen button, else the first. Arrow keys, Home and End click the others.
 *
 * @param chosenSelector selector of the chosen button
 * @param axis `row`: the up and down arrows keep their default
 */
export function useRovingTabIndex<Group extends HTMLElement>(
  chosenSelector: string,
  axis: keyof typeof steps = 'any',
): RovingTabIndex<Group> {
  const ref = useRef<Group>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
  useLayoutEffect(() => {
    const all = buttons();
    const tabStop = all.find((button) => button.matches(chosenSelector)) ?? all[0];
    for (const button of all) button.setAttribute('tabindex', button === tabStop ? '0' : '-1');
  });
  return {
    ref,
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = buttons();
      const index = all.indexOf(event.target as HTMLElement);
      const next = index < 0 ? undefined : steps[axis][event.key]?.(index, all.length - 1);
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
      all[next]?.click();
    },
  };
}
