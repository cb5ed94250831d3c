/** Offers the Lab, whose code loads after hydration so as not to delay the first paint. */
import { useEffect } from 'react';
import { isAnnounced } from '../../services/announcedKeys.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLabOpening } from './labOpening.tsx';

const useShortcut = (): void => {
  const { setOpen } = useLabOpening();
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isAnnounced(event, 'lab')) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, [setOpen]);
};

const lateShell = {
  fault: 'The way into the Lab did not load',
  load: async () => (await import('../LateShell.tsx')).LateShell,
  after: 'idle',
} as const;

export const LateLab = () => {
  useShortcut();
  const Shell = useLazyModule(true, lateShell);
  return Shell && <Shell />;
};
