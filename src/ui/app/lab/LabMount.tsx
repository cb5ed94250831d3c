/** Where the Lab stands in the app: a small launcher, and the dock that its code is fetched for. */
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { useServices } from '../servicesContext.ts';
import type { LabDockProps } from './LabDock.tsx';
import styles from './LabMount.module.css';
import { openLabDoor } from './labDoor.ts';
import { useLabSource } from './useLabSource.ts';

type DockCode = ComponentType<LabDockProps>;

/** `#lab/charts/checkout?at=312` opens the Lab there. */
const labFragment = /^#lab(?:\/|$)/;

const isShortcut = ({ ctrlKey, altKey, metaKey, code }: KeyboardEvent): boolean =>
  ctrlKey && !altKey && !metaKey && code === 'Backquote';

/** Null until the code is here; without it the launcher stays and can be pressed again. */
const useDockCode = (isOpen: boolean, onFailure: () => void): DockCode | null => {
  const { trace } = useServices().world;
  const [Dock, setDock] = useState<DockCode | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening loads the code
  useEffect(() => {
    if (!isOpen || Dock) return;
    import('./LabDock.tsx').then(
      ({ LabDock }) => setDock(() => LabDock),
      (error: unknown) => {
        trace.record({ kind: 'fault', name: 'The Lab did not load', detail: error });
        onFailure();
      },
    );
  }, [isOpen]);
  return Dock;
};

export const LabMount = () => {
  const { world } = useServices();
  const { hash, pathname } = useLocation();
  const source = useLabSource();
  const [isOpen, setOpen] = useState(false);
  const place = labFragment.test(hash) ? hash.slice('#lab/'.length) : '';
  const Dock = useDockCode(isOpen, () => setOpen(false));
  const isLabPage = pathname === '/lab' || pathname.startsWith('/lab/');

  useEffect(() => openLabDoor(window, source), [source]);
  useEffect(() => {
    if (labFragment.test(hash)) setOpen(true);
  }, [hash]);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);

  if (isLabPage) return null;
  if (isOpen && Dock) {
    return (
      <ErrorBoundary
        component="Lab"
        onError={(error, name) => world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
      >
        <Dock source={source} place={place} onClose={() => setOpen(false)} />
      </ErrorBoundary>
    );
  }
  return (
    <button
      type="button"
      data-lab
      className={styles.launcher}
      aria-label="Open the Lab"
      aria-keyshortcuts="Control+`"
      title="Lab: state charts, network, event log (Ctrl + `)"
      aria-busy={isOpen}
      onClick={() => setOpen(true)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
        <path
          d="M7.5 2.5h5M8.5 2.5v5L4.2 15a1.8 1.8 0 0 0 1.6 2.7h8.4a1.8 1.8 0 0 0 1.6-2.7l-4.3-7.5v-5M6 12.2h8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
};
