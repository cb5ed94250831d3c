/** Mounts the Lab's dock, and loads its code once a button, a key or an address opens it. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepFrames } from '../../lab/keptFrames.ts';
import { ErrorBoundary } from '../../parts/errors/ErrorBoundary.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useFollowedClock } from '../useFollowedClock.ts';
import { useLabOpening } from './labOpening.tsx';
import { openLabDoor } from './openerWindow.ts';
import { forgetPageBefore, framesOfPageBefore, useLabSource } from './useLabSource.ts';

const labFragment = /^#lab(?:\/|$)/;

const dock = {
  fault: 'The Lab did not load',
  load: async () => (await import('./LabDock.tsx')).LabDock,
};

export const LabMount = () => {
  const { world, forgetting } = useServices();
  const { hash, pathname } = useLocation();
  useFollowedClock();
  const source = useLabSource();
  const { isOpen, setOpen } = useLabOpening();
  const place = labFragment.test(hash) ? hash.slice('#lab/'.length) : '';
  // If its code fails to load, the Lab counts as closed and can be opened again.
  const Dock = useLazyModule(isOpen, dock, { onFailure: () => setOpen(() => false) });
  const isLabPage = pathname === '/lab' || pathname.startsWith('/lab/');

  useEffect(() => openLabDoor(window, source), [source]);
  useEffect(
    () =>
      keepFrames({
        world,
        before: () => framesOfPageBefore(forgetting.erasedMark()),
        mark: forgetting.erasedMark,
        storage: window.sessionStorage,
        page: window,
      }),
    [world, forgetting],
  );
  useEffect(
    () => forgetting.listen(() => forgetPageBefore(world.trace.forgotten())),
    [world.trace, forgetting],
  );
  useEffect(() => {
    if (labFragment.test(hash)) setOpen(() => true);
  }, [hash, setOpen]);
  if (isLabPage || !isOpen || !Dock) return null;
  return (
    <ErrorBoundary
      component="Lab"
      onError={(error, name) => world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
    >
      <Dock source={source} place={place} onClose={() => setOpen(() => false)} />
    </ErrorBoundary>
  );
};
