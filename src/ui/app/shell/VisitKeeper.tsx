/** Stores the replies of an idle page, so that its next visit can start from them. */

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isClosedTo } from '#domain/access/membership.ts';
import { asOfIn } from '#domain/pastView.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { AppServices } from '../../services/appServices.ts';
import { useServices } from '../../services/servicesContext.ts';
import type { CachedPages, CachedReply } from '../../services/visitCache.ts';

/** Idle time in milliseconds before a page is stored, and the interval of storing it again. */
const rest = 1_500;
const pause = 60_000;

/** In characters of JSON; longer replies are fetched as if nothing were stored. */
const longestReply = 150_000;
const longestPage = 400_000;

const mostPages = 3;

type Where = { readonly pathname: string; readonly search: string };

/** JSON of the visible, fresh replies, oldest first; null if there are none. */
const repliesOf = ({ serverState }: AppServices): string | null => {
  const shown = serverState.getQueryCache().findAll({ type: 'active' });
  let length = 0;
  const texts = shown.flatMap(({ queryKey, state }) => {
    if (state.status !== 'success' || state.isInvalidated) return [];
    const text = JSON.stringify([queryKey, state.data] satisfies CachedReply);
    if (text.length > longestReply || length + text.length > longestPage) return [];
    length += text.length;
    return [text];
  });
  return texts.length === 0 ? null : `[${texts.join(',')}]`;
};

const withPage = (pages: CachedPages, address: string, replies: string): CachedPages => {
  const others = Object.entries(pages).filter(([other]) => other !== address);
  return Object.fromEntries([...others.slice(1 - mostPages), [address, replies]]);
};

const keep = (services: AppServices, { pathname, search }: Where): void => {
  const { actors, visitCache, pages, world } = services;
  const { user, profile, membership, session, etag } = actors.auth.getSnapshot().context;
  if (user === null || profile === null || membership === null || session === null) return;
  if (isClosedTo(membership)) return;
  if (pages.routeAt(pathname).guard === undefined || asOfIn(search, world.clock.now()) !== null) return;
  const replies = repliesOf(services);
  if (replies === null) return;
  const cachedPages = visitCache?.load(user.id)?.pages ?? {};
  visitCache?.save({
    person: { user, profile, membership, session, etag },
    pages: withPage(cachedPages, `${pathname}${search}`, replies),
  });
};

/** Stores the page when idle, at most once a minute, and when it is hidden or left. Returns a function that stops it. */
const keepWhileOpen = (services: AppServices, where: Where): (() => void) => {
  const { serverState, world } = services;
  const { clock } = world;
  let cachedAt = Number.NEGATIVE_INFINITY;
  let isChanged = true;
  let callOff = () => {};
  const keepNow = (): void => {
    callOff();
    if (isChanged) keep(services, where);
    isChanged = false;
    cachedAt = clock.now();
  };
  const waitForRest = (): void => {
    callOff();
    const delay = Math.max(rest, cachedAt + pause - clock.now());
    const timer = clock.setTimeout(() => {
      callOff = whenIdle(keepNow);
    }, delay);
    callOff = () => clock.clearTimeout(timer);
  };
  const onHidden = (): void => {
    if (document.hidden) keepNow();
  };
  waitForRest();
  document.addEventListener('visibilitychange', onHidden);
  const leave = serverState.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated') return;
    isChanged = true;
    waitForRest();
  });
  return () => {
    leave();
    document.removeEventListener('visibilitychange', onHidden);
    callOff();
  };
};

export const VisitKeeper = () => {
  const services = useServices();
  const { pathname, search } = useLocation();
  useEffect(
    () => (services.visitCache === undefined ? undefined : keepWhileOpen(services, { pathname, search })),
    [services, pathname, search],
  );
  return null;
};
