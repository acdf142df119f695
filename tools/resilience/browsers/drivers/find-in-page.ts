/** The parts of axe that the search needs; the script of axe is loaded once per document. */
interface Axe {
  setup(node: Document): void;
  teardown(): void;
  commons: {
    aria: { getRole(element: Element): string | null };
    dom: { isVisibleToScreenReaders(element: Element): boolean };
    text: { accessibleText(element: Element): string };
  };
}

/** One level of a {@link Target}, in a form that can be sent to a page; the outermost comes first. */
export type Step = Readonly<{ role: string; name?: string; pattern?: string }>;

/**
 * Finds an element by role and name, for which Firefox and WebKit have no common command. Runs in the page, so it refers
 * to nothing outside.
 */
export function findElement(steps: readonly Step[]): Element | null {
  const { axe } = window as unknown as { axe: Axe };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && axe.commons.dom.isVisibleToScreenReaders(element);
  };
  const matches = (element: Element, { role, name, pattern }: Step): boolean => {
    if (axe.commons.aria.getRole(element) !== role) return false;
    if (name === undefined && pattern === undefined) return true;
    const elementName = axe.commons.text.accessibleText(element).replaceAll(/\s+/g, ' ').trim();
    if (name !== undefined) return elementName === name;
    const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(pattern ?? '') ?? [];
    return new RegExp(source, flags).test(elementName);
  };
  const findIn = (root: ParentNode, [step, ...innerSteps]: readonly Step[]): Element | null => {
    if (step === undefined) return root instanceof Element ? root : null;
    for (const element of root.querySelectorAll('*')) {
      if (!matches(element, step) || !isShown(element)) continue;
      const found = findIn(element, innerSteps);
      if (found !== null) return found;
    }
    return null;
  };
  axe.setup(document);
  try {
    return findIn(document, steps);
  } finally {
    axe.teardown();
  }
}
