/** Scrolls to a part of the page and focuses it; to the top when it does not exist. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  if (!part.hasAttribute('tabindex')) part.setAttribute('tabindex', '-1');
  part.focus({ preventScroll: true });
}
