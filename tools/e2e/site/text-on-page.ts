import type { Page } from '@playwright/test';

/** Finds text that is clipped, overlapped, or makes the page wider than the window. */
export function findUnreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    // Lays out content that would be laid out only when scrolled near.
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`${scrollWidth} px wide in a window of ${clientWidth} px`);

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('svg, option, [aria-hidden="true"], noscript') === null;
    /** Whether an element is visually hidden or in a fixed layer. */
    const isVisuallyHidden = (element: Element) => {
      for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
        const { clip, clipPath, position, overflow } = getComputedStyle(ancestor);
        const isSmall = ancestor.clientWidth <= 1 || ancestor.clientHeight <= 1;
        if ((clip !== 'auto' || clipPath !== 'none' || isSmall) && overflow !== 'visible') return true;
        if (position === 'fixed') return true;
      }
      return false;
    };

    const lines: { text: string; element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || element === null || !isShown(element) || isVisuallyHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        lines.push({ text: text.slice(0, 40), element, box });
        if (box.left < -1 || box.right > clientWidth + 1)
          problems.push(`beyond the window: “${text.slice(0, 40)}”`);
      }
    }

    for (const { text, element, box } of lines) {
      for (
        let ancestor: Element | null = element;
        ancestor !== null && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        if (getComputedStyle(ancestor).overflow === 'visible') continue;
        const frame = ancestor.getBoundingClientRect();
        const hidden = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top);
        if (hidden > 2 || box.bottom - frame.bottom > 4) problems.push(`cut off: “${text}”`);
      }
    }

    /** The sticky bar that contains the element; content under it can be scrolled into view. */
    const barOf = (element: Element) => {
      for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
        const { position, bottom } = getComputedStyle(ancestor);
        if (position === 'sticky' && bottom !== 'auto') return ancestor;
      }
      return null;
    };

    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const overlapWidth =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const overlapHeight =
          Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        // Line boxes are taller than their letters.
        const smallerHeight = Math.min(line.box.height, other.box.height);
        if (overlapWidth <= 2 || overlapHeight <= smallerHeight * 0.4) continue;
        // Last, because it reads styles.
        if (line.element !== other.element && barOf(line.element) === barOf(other.element))
          problems.push(`“${line.text}” lies on “${other.text}”`);
      }
    }
    return [...new Set(problems)];
  });
}
