/** Switches between the system's theme, light and dark, and remembers the choice. */
import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../../widgets/Icon.tsx';
import { useServices } from '../servicesContext.ts';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../theme/themeChoice.ts';
import styles from './NavigationBar.module.css';

const looks: Readonly<Record<ThemeChoice, { icon: IconName; label: string; next: ThemeChoice }>> = {
  system: { icon: 'screen', label: 'Theme: as the system', next: 'light' },
  light: { icon: 'sun', label: 'Theme: light', next: 'dark' },
  dark: { icon: 'moon', label: 'Theme: dark', next: 'system' },
};

export const ThemeButton = () => {
  const { localStorage } = useServices();
  const [choice, setChoice] = useState<ThemeChoice>('system');
  useEffect(() => setChoice(readThemeChoice(localStorage)), [localStorage]);
  const { icon, label, next } = looks[choice];
  const change = () => {
    chooseTheme(next, localStorage, document.documentElement);
    setChoice(next);
  };
  return (
    <button type="button" className={styles.iconButton} onClick={change} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
};
