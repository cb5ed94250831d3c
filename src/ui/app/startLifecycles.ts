/** Starts the app-wide lifecycles, which follow the session. */

import type { QueryClient } from '@tanstack/react-query';
import type { Actor } from 'xstate';
import { roleOf } from '#domain/access/role.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { OpenFeed } from '#machines/api/eventFeed.ts';
import type { Gate } from '#machines/api/gate.ts';
import type { Person } from '#machines/auth/authContext.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { authService } from '#machines/auth/authService.ts';
import type { SessionStore } from '#machines/auth/sessionStorage.ts';
import { backendMachine } from '#machines/backend/backendMachine.ts';
import { backendService } from '#machines/backend/backendService.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { feedMachine } from '#machines/feed/feedMachine.ts';
import { feedService } from '#machines/feed/feedService.ts';
import { followPerson } from '#machines/followPerson.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenuMachine.ts';
import { pageScrollMachine } from '#machines/pageScroll/pageScrollMachine.ts';
import { pageScrollService } from '#machines/pageScroll/pageScrollService.ts';
import { startLifecycle } from '#machines/start.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { subscriptionService } from '#machines/subscription/subscriptionService.ts';
import { isoNow } from '#world/clock.ts';
import type { InvalidateQueries } from '../data/invalidateQueries.ts';
import type { AppLifecycles, Arrival, Surroundings } from '../services/appServices.ts';
import type { Forgetting } from '../services/forgetting.ts';

type Following = {
  readonly feed: Actor<typeof feedMachine>;
  readonly auth: Actor<typeof authMachine>;
  readonly renewReadings: InvalidateQueries;
  readonly forgetting: Pick<Forgetting, 'heard'>;
};

/** Events of an account that change its session (ruling D29). */
const ofRole: readonly string[] = [
  'MemberRoleChanged',
  'WorkspaceOwnerChanged',
  'SignInSlowed',
  'PasswordChanged',
];

export const isAbout = ({ data }: Pick<EventItem, 'data'>, accountId: string | undefined): boolean =>
  accountId !== undefined && (data.accountId === accountId || data.formerOwnerId === accountId);

const ofAll: readonly string[] = ['WorkspaceDeleted', 'WorkspaceRestored'];

export const followFeed = ({ feed, auth, renewReadings, forgetting }: Following): void => {
  feed.on('events.arrived', ({ events }) => {
    const { profile } = auth.getSnapshot().context;
    const foreign = renewReadings.told(events);
    forgetting.heard(foreign, false);
    // The reply to a person's own profile change already carried it.
    const isNews = (event: EventItem): boolean =>
      ofRole.includes(event.type) || (event.type === 'ProfileUpdated' && foreign.includes(event));
    if (events.some((event) => ofAll.includes(event.type) || (isAbout(event, profile?.id) && isNews(event))))
      auth.send({ type: 'profile.stale' });
  });
};

export type LifecycleParts = {
  readonly api: ApiClient;
  readonly store: SessionStore;
  readonly gate: Gate;
  readonly openFeed: OpenFeed;
  readonly serverState: QueryClient;
  readonly renewReadings: InvalidateQueries;
  readonly forgetting: Forgetting;
  /** User of the stored session: their data may be requested before the session is confirmed. */
  readonly storedUserId: string | null;
  readonly storedRole: string | null;
  readonly storedPerson: Person | null;
  readonly forgetVisits: () => void;
  readonly arrival: Arrival;
};

/** No one may see the cached data or the support conversation of the previous person. */
const forgetOthers = (storedUserId: string | null, forget: () => void) => {
  let loadedFor = storedUserId;
  return (userId: string | null): void => {
    if (userId !== loadedFor) forget();
    loadedFor = userId;
  };
};

const startFollowers = ({ world }: Surroundings, { api, openFeed }: LifecycleParts) => {
  const { frameOf } = api;
  const loading = subscriptionMachine.provide(subscriptionService({ api, world }));
  const subscription = startLifecycle(world, loading, { id: 'subscription', frameOf });
  const feed = startLifecycle(world, feedMachine.provide(feedService({ openFeed })), { id: 'feed', frameOf });
  const chat = startLifecycle(world, chatMachine, { id: 'chat', input: { time: isoNow(world.clock) } });
  return { subscription, feed, chat };
};

const startAuth = (
  { world, storageEvents, reloadToHome }: Surroundings,
  { api, store, serverState, storedUserId, storedRole, storedPerson, forgetVisits, arrival }: LifecycleParts,
  followers: ReturnType<typeof startFollowers>,
) => {
  let guessed = storedRole;
  const forget = forgetOthers(storedUserId, () => {
    serverState.clear();
    forgetVisits();
    followers.chat.send({ type: 'person.change', time: isoNow(world.clock) });
  });
  const prepare = async ({ user, profile }: Person): Promise<void> => {
    const role = roleOf(profile.role);
    forget(user.id);
    if (guessed !== null && guessed !== role) serverState.clear();
    guessed = null;
    store.learnRole(role);
    followers.subscription.send({ type: 'user.change', userId: user.id });
    await arrival.ready(role);
  };
  const follow = followPerson({ ...followers, position: api.position, onChange: forget });
  let isConfirmed = storedPerson === null;
  return startLifecycle(
    world,
    authMachine.provide(authService({ api, store, storageEvents, reloadToHome, storedPerson, prepare })),
    {
      id: 'auth',
      frameOf: api.frameOf,
      watch: (snapshot) => {
        // The backend would refuse these requests after the session has ended.
        if (snapshot.matches('signingOut')) void serverState.cancelQueries();
        if (snapshot.matches('signedOut')) {
          forget(null);
          followers.subscription.send({ type: 'user.change', userId: null });
        }
        isConfirmed ||= snapshot.matches({ signedIn: 'settled' });
        // The feed resumes from the position of the first reply; starting before it would miss events.
        if (isConfirmed || !snapshot.matches({ signedIn: 'readingAgain' })) follow(snapshot);
      },
    },
  );
};

const startScroll = ({ world, path, scroll }: Surroundings) => {
  const scrolling = pageScrollMachine.provide(pageScrollService(scroll));
  const pageScroll = startLifecycle(world, scrolling, { id: 'pageScroll', input: { path } });
  const top = scroll.first();
  if (top !== null) pageScroll.send({ type: 'page.change', path, fromMobileMenu: false, top });
  return pageScroll;
};

/** Followers start before the actors that they follow. */
export const startLifecycles = (surroundings: Surroundings, parts: LifecycleParts): AppLifecycles => {
  const { world, startBackend, takeWorker } = surroundings;
  const starting = backendMachine.provide(backendService({ startBackend, takeWorker, gate: parts.gate }));
  const backend = startLifecycle(world, starting, { id: 'backend' });
  parts.gate.whenWaiting(() => backend.send({ type: 'backend.want' }));
  const followers = startFollowers(surroundings, parts);
  // The stored session's data is requested in parallel with the session itself, and refused with it.
  followers.subscription.send({ type: 'user.change', userId: parts.storedUserId });
  const auth = startAuth(surroundings, parts, followers);
  const { renewReadings, forgetting } = parts;
  followFeed({ feed: followers.feed, auth, renewReadings, forgetting });
  return {
    backend,
    ...followers,
    auth,
    mobileMenu: startLifecycle(world, mobileMenuMachine, { id: 'mobileMenu' }),
    pageScroll: startScroll(surroundings),
  };
};
