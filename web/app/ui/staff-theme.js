// Runs in the head of staff pages, before the first paint: outdoors the page must not begin dark.
try {
  const chosen = localStorage.getItem('staff-theme');
  const isLight = matchMedia('(prefers-color-scheme: light)').matches;
  if (chosen === 'sun' || (chosen !== 'dark' && isLight)) document.documentElement.classList.add('sun');
} catch {
  // Without storage: dark, until the page decides.
}
