/** Opens the list of keys by `?` on pages without a view bar, which opens its own. */
import { useEffect, useEffectEvent, useState } from 'react';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useSingleKeys } from '../../parts/view/useSingleKeys.ts';
import { isForView, shortcutOf, type ViewControlName } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';

const lateSheet = {
  fault: 'The list of keys did not load',
  load: async () => (await import('../../parts/view/ShortcutSheet.tsx')).ShortcutSheet,
};

const none: readonly ViewControlName[] = [];

export const HelpKeys = () => {
  const keys = useSingleKeys();
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(keys.areOn);
  const Sheet = useLazyModule(isOpen, lateSheet, { onFailure: () => setOpen(false) });
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keys.areOn() || !isForView(event, document)) return;
    if (shortcutOf(event, none)?.does !== 'help' || document.querySelector('main [data-view-bar]')) return;
    event.preventDefault();
    setOn(true);
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const switchKeys = (on: boolean) => {
    keys.choose(on);
    setOn(on);
  };
  if (!isOpen || !Sheet) return null;
  return (
    <PartBoundary component="Keyboard shortcuts">
      <Sheet controls={none} areOn={areOn} onSwitch={switchKeys} onClose={() => setOpen(false)} />
    </PartBoundary>
  );
};
