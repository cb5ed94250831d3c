/** Opens the search over everything from the bar, or by Ctrl or ⌘ and K, and loads its code on first use. */
import { useEffect, useState } from 'react';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { isTyping } from '../../parts/view/viewShortcuts.ts';
import { announcedKeys, isAnnounced } from '../../services/announcedKeys.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { hintOf } from '../../widgets/hintOf.ts';
import styles from './CommandSearch.module.css';

const latePalette = {
  fault: 'The search did not load',
  load: async () => (await import('./Palette.tsx')).Palette,
};

const lab = '[data-lab]:not(:root)';
const openDialog = '[role="dialog"][aria-modal="true"]';

const usePalette = (inFields: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const Palette = useLazyModule(isOpen, latePalette, { onFailure: () => setOpen(false) });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isAnnounced(event, 'search')) return;
      const isInLab = event.target instanceof Element && event.target.closest(lab) !== null;
      if (isInLab || (!inFields && isTyping(event)) || document.querySelector(openDialog)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [inFields]);
  const palette = isOpen && Palette && (
    <PartBoundary component="Search">
      <Palette onClose={() => setOpen(false)} />
    </PartBoundary>
  );
  return { palette, open: () => setOpen(true) };
};

/** On a page without a bar the keys also work inside the field that such a page begins with. */
export const SearchKeys = () => usePalette(true).palette;

export const CommandSearch = () => {
  const { palette, open } = usePalette(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={announcedKeys.search}
        {...hintOf('Search pages, clients and actions (Ctrl + K)')}
        onClick={open}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
          <path
            d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4 4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.word}>Search</span>
        <span className={styles.key} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {palette}
    </>
  );
};
