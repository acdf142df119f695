import { useEffect, useState } from 'react';

export type Theme = 'system' | 'dark' | 'sun';

/** Read by `staff-theme.js` as well. */
const key = 'staff-theme';

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'dark' || stored === 'sun' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The colours of the console: those of the device, or a choice stored in this browser. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(storedTheme);
  useEffect(() => {
    const light = window.matchMedia('(prefers-color-scheme: light)');
    const apply = () =>
      document.documentElement.classList.toggle(
        'sun',
        theme === 'sun' || (theme === 'system' && light.matches),
      );
    apply();
    light.addEventListener('change', apply);
    return () => light.removeEventListener('change', apply);
  }, [theme]);
  return [
    theme,
    (chosenTheme) => {
      setTheme(chosenTheme);
      try {
        if (chosenTheme === 'system') localStorage.removeItem(key);
        else localStorage.setItem(key, chosenTheme);
      } catch {
        // The choice lasts until the page is left.
      }
    },
  ];
}
