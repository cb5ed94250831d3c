/** Builds the services that live as long as the app. */

import { QueryClient } from '@tanstack/react-query';
import { isClosedTo } from '#domain/access/membership.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import { createGate } from '#machines/api/gate.ts';
import { createAuth } from '#machines/auth/auth.ts';
import { createSessionStore } from '#machines/auth/sessionStorage.ts';
import { createOwnChanges } from '#machines/editing/ownChanges.ts';
import { isoNow } from '#world/clock.ts';
import { createArrival } from '../boot/arrival.ts';
import { createLateFeed } from '../boot/lateFeed.ts';
import { type Appended, createInvalidateQueries } from '../data/invalidateQueries.ts';
import type { AppServices, Surroundings } from '../services/appServices.ts';
import { createForgetting } from '../services/forgetting.ts';
import { createPageSubject } from '../services/pageSubject.ts';
import { createPageLoader } from './pageLoader.tsx';
import { startLifecycles } from './startLifecycles.ts';

export const createServices = (surroundings: Surroundings): AppServices => {
  const { world, base, storages } = surroundings;
  const gate = createGate();
  const store = createSessionStore(storages);
  const stored = store.load();
  const storedUserId = stored?.userId ?? null;
  const storedRole = stored?.role ?? null;
  const { visitCache } = surroundings;
  const visit = visitCache?.takeFirst() ?? null;
  const wire = {
    world,
    baseUrl: base.slice(0, -1),
    fetch: surroundings.fetch,
    ready: gate.wait,
    session: store,
    asOf: surroundings.asOf,
    onSessionRejected: () =>
      actors.auth.send(
        store.leaveView() ? { type: 'session.changed', stored: true } : { type: 'session.rejected' },
      ),
    // An account that already knows of it is not queried again with each refused call.
    onClosed: () => {
      const { membership } = actors.auth.getSnapshot().context;
      if (membership && !isClosedTo(membership)) actors.auth.send({ type: 'profile.stale' });
    },
    // Without a session, as after signing out, the page has no queries to invalidate.
    onAppended: (appended: Appended) => {
      const first = appended.head - appended.types.length + 1;
      forgetting.heard(
        appended.types.map((type, index) => ({ type, position: first + index })),
        true,
      );
      ownChanges.note(appended);
      if (store.token() !== null) renewReadings.own(appended);
    },
  };
  const api = createApiClient(wire);
  const ownChanges = createOwnChanges(api);
  const openFeed = createLateFeed(wire, surroundings.awaitCode);
  const serverState = new QueryClient({
    defaultOptions: {
      queries: {
        // The backend also answers offline.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
  for (const [queryKey, reply] of visit?.replies ?? []) serverState.setQueryData(queryKey, reply);
  // The cached replies stay visible until the backend has answered.
  void serverState.invalidateQueries({ refetchType: 'none' });
  const renewReadings = createInvalidateQueries({
    serverState,
    reloadSubscription: () => actors.subscription.send({ type: 'subscription.reload' }),
    awaitCode: surroundings.awaitCode,
  });
  const forgetting = createForgetting({
    storages,
    storageEvents: surroundings.storageEvents,
    forgetVisits: () => visitCache?.forget(),
  });
  forgetting.listen(() => {
    world.trace.forget();
    serverState.removeQueries({ type: 'inactive' });
    // The trace keeps requests in flight and pending lifecycles until every visible query is read again.
    void serverState.invalidateQueries().then(world.trace.forget);
    actors.chat.send({ type: 'person.change', time: isoNow(world.clock) });
  });
  const pages = createPageLoader();
  const arrival = createArrival({ world, api, serverState, pages });
  const actors = startLifecycles(surroundings, {
    api,
    store,
    gate,
    openFeed,
    serverState,
    renewReadings,
    forgetting,
    storedUserId,
    storedRole,
    storedPerson: visit?.person ?? null,
    forgetVisits: () => visitCache?.forget(),
    arrival,
  });
  const personChanged = () => actors.auth.send({ type: 'session.changed', stored: true });
  return {
    world,
    madeAt: surroundings.madeAt,
    demoFigures: surroundings.demoFigures,
    api,
    wire,
    ownChanges,
    backendReady: gate.wait,
    base,
    auth: createAuth(actors.auth, world.trace),
    clientView: {
      enter: (entry) => {
        store.enterView(entry);
        personChanged();
      },
      leave: () => {
        const token = store.token();
        store.leaveView();
        personChanged();
        return token;
      },
    },
    actors,
    pages,
    arrival,
    scroll: surroundings.scroll,
    subject: createPageSubject(),
    serverState,
    returning: storedUserId !== null,
    storedRole,
    localStorage: storages.local,
    sessionStorage: storages.session,
    forgetting,
    ...(visitCache ? { visitCache } : {}),
    controls: surroundings.controls,
    hasDemoAccounts: surroundings.hasDemoAccounts ?? true,
    hasServer: surroundings.hasServer ?? false,
    sendsMail: surroundings.sendsMail ?? false,
    ...(surroundings.demoClock ? { demoClock: surroundings.demoClock } : {}),
    ...(surroundings.recovery ? { recovery: surroundings.recovery } : {}),
    ...(surroundings.newerData ? { newerData: surroundings.newerData } : {}),
    ...(surroundings.storageNotes ? { storageNotes: surroundings.storageNotes } : {}),
    ...(surroundings.slowStart ? { slowStart: surroundings.slowStart } : {}),
  };
};
