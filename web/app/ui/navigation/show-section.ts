/** Scrolls to a section of the page and focuses it; to the top when it does not exist. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth' });
  if (!section.hasAttribute('tabindex')) section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
}
