/** Switches between the system's theme, light and dark, and remembers the choice. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { shownHint } from '../../widgets/hintOf.ts';
import { Icon, type IconName } from '../../widgets/Icon.tsx';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../themeChoice.ts';
import styles from './NavigationBar.module.css';

const looks: Readonly<Record<ThemeChoice, { icon: IconName; label: string; next: ThemeChoice }>> = {
  system: { icon: 'screen', label: 'Theme: as the system', next: 'light' },
  light: { icon: 'sun', label: 'Theme: light', next: 'dark' },
  dark: { icon: 'moon', label: 'Theme: dark', next: 'system' },
};

type ThemeButtonProps = {
  inMenu?: boolean;
  /** The shell of signed-in people has a tooltip; public pages use the browser's, to stay within their budget. */
  inShell?: boolean;
};

export const ThemeButton = ({ inMenu = false, inShell = false }: ThemeButtonProps) => {
  const { localStorage } = useServices();
  const [choice, setChoice] = useState<ThemeChoice>('system');
  useEffect(() => setChoice(readThemeChoice(localStorage)), [localStorage]);
  const { icon, label, next } = looks[choice];
  const change = () => {
    chooseTheme(next, localStorage, document.documentElement);
    setChoice(next);
  };
  if (inMenu) {
    return (
      <button type="button" data-row onClick={change}>
        <Icon name={icon} />
        {label}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.iconButton}
      onClick={change}
      aria-label={label}
      {...(inShell ? shownHint(label) : { title: label })}
    >
      <Icon name={icon} />
    </button>
  );
};
