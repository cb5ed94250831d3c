/** Mounts the parts of every page that load after hydration: the Lab, and the focus handling of page changes. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import type { Milliseconds } from '#world/clock.ts';
import { keepFrames } from '../lab/storedFrames.ts';
import { ErrorBoundary } from '../parts/errors/ErrorBoundary.tsx';
import { useServices } from '../services/servicesContext.ts';
import { isInPlace } from '../services/staysInPlace.ts';
import { useLazyModule } from '../services/useLazyModule.ts';
import { useLoadedClock } from '../services/useLoadedClock.ts';
import { labViewKey, useLabOpening } from './lab/labOpening.tsx';
import { forgetPageBefore, framesOfPageBefore, openLabDoor, useLabSource } from './lab/useLabSource.ts';
import { headingOf, whenHeadingIsDrawn } from './pageHeading.ts';

/** A clock that another tab moves day by day is followed once it rests, because refetching for each day would block the next. */
const rest: Milliseconds = 4_000;

/** Each move creates another `world`, so that caches keyed by it are recomputed. */
export const useFollowedClock = (): void => {
  const { demoClock, world, moveWorld, serverState, actors } = useServices();
  const clock = useLoadedClock(demoClock, world.trace);
  useEffect(() => {
    if (clock === null || moveWorld === undefined) return;
    let timer = 0;
    const follow = () => {
      moveWorld({ ...world, clock: { ...world.clock } });
      void serverState.invalidateQueries();
      actors.subscription.send({ type: 'subscription.reload' });
    };
    const end = clock.subscribe((isOver) => {
      world.clock.clearTimeout(timer);
      if (isOver) follow();
      else timer = world.clock.setTimeout(follow, rest);
    });
    return () => {
      end();
      world.clock.clearTimeout(timer);
    };
  }, [clock, world, moveWorld, serverState, actors]);
};

const labFragment = /^#lab(?:\/|$)/;

const dock = {
  fault: 'The Lab did not load',
  load: async () => (await import('./lab/LabDock.tsx')).LabDock,
};

const LabMount = () => {
  const { world, forgetting, sessionStorage: store } = useServices();
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
        before: () => framesOfPageBefore(store, forgetting.erasedMark()),
        mark: forgetting.erasedMark,
        storage: store,
        page: window,
      }),
    [world, forgetting, store],
  );
  useEffect(
    () => forgetting.listen(() => forgetPageBefore(store, world.trace.forgotten())),
    [world.trace, forgetting, store],
  );
  useEffect(() => {
    if (labFragment.test(hash) || store.getItem(labViewKey) !== null) setOpen(() => true);
  }, [hash, setOpen, store]);
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

const nameIn = (title: string): string => title.split(productName)[0]?.replace(/\W+$/, '') || productName;

const PageArrival = () => {
  const { pages } = useServices();
  const { pathname, key, state } = useLocation();
  const how = useNavigationType();
  const { path, title } = pages.routeAt(pathname);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const page = place?.ownerDocument;
  // While this is rendered the document still shows the former page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history has a former page
  const former = useMemo(() => page && headingOf(page), [page, key]);
  const before = useRef({ key, path });
  const giveUp = useRef<() => void>(undefined);
  const [said, say] = useState('');

  useEffect(() => {
    const { current: last } = before;
    if (last.key === key || !page) return;
    before.current = { key, path };
    const isOther = last.path !== path;
    // Within a page, the focus is lost only if the activated link itself has disappeared.
    if (!isOther && (how !== 'PUSH' || isInPlace(state) || headingOf(page) === former)) return;
    giveUp.current?.();
    say('');
    const name = nameIn(title);
    const tell = (heading: string) => isOther && say(heading.includes(name) ? '' : `Page: ${name}`);
    if (how === 'POP') tell('');
    else giveUp.current = whenHeadingIsDrawn(page, { ifLost: !isOther }, tell);
  }, [key, path, title, how, state, page, former]);
  useEffect(() => () => giveUp.current?.(), []);

  return (
    <p ref={setPlace} aria-live="polite" className="visually-hidden" data-route-said>
      {said}
    </p>
  );
};

export const LateShell = () => (
  <>
    <PageArrival />
    <LabMount />
  </>
);
