import { useEffect, useState } from 'react';

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Light or dark: the visitor's system says, until the visitor does. */
export function useTheme() {
  const [isDark, setDark] = useState(prefersDark);
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return { isDark, toggle: () => setDark(!isDark) };
}
