let started = false;

if (typeof window !== 'undefined') window.addEventListener('alive', () => (started = true), { once: true });

/** Whether React has taken the page over already: what is loaded from then on belongs to another page. */
export const isAlive = (): boolean => started;
