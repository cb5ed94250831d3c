/** Keeps what the open page began with, once it is at rest, so that its next visit begins with that. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { roleOf } from '#domain/access/role.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import { asOfIn } from '#domain/pastView.ts';
import { whenIdle } from '#world/whenIdle.ts';
import { ofEveryPage } from '../../data/readAhead.ts';
import { replyQuery } from '../../data/replyQuery.ts';
import type { AppServices } from '../../services/appServices.ts';
import type { KeptPages, KeptReply } from '../../services/keptVisits.ts';
import { useServices } from '../../services/servicesContext.ts';

/** Milliseconds without a reply after which a page is at rest. */
const rest = 1_500;

/** Characters of JSON of one reply, and of all of a page: what is longer is asked for as if nothing were kept. */
const longestReply = 150_000;
const longestPage = 250_000;

const mostPages = 3;

type Where = { readonly pathname: string; readonly search: string };

/** The replies that are up to date, of those that the page reads first. */
const repliesOf = ({ api, serverState, pages, actors, world }: AppServices, { pathname, search }: Where) => {
  const route = pages.routeAt(pathname);
  const now = world.clock.now();
  const { profile } = actors.auth.getSnapshot().context;
  const readsOf = pages.loaded(route)?.readsOf;
  if (route.guard === undefined || profile === null || asOfIn(search, now) !== null) return [];
  const role = roleOf(profile.role);
  const today = epochDayAt(now);
  const reads = [
    ...(route.reads ?? []),
    ...ofEveryPage,
    ...(readsOf?.({ role, today, path: pathname, search }) ?? []),
  ];
  let length = 0;
  return reads.flatMap(([name, query]): readonly KeptReply[] => {
    const { queryKey } = replyQuery(api, name, query);
    const state = serverState.getQueryState(queryKey);
    if (state?.status !== 'success' || state.isInvalidated) return [];
    const size = JSON.stringify(state.data).length;
    if (size > longestReply || length + size > longestPage) return [];
    length += size;
    return [[queryKey, state.data]];
  });
};

/** The page comes last, and the pages kept longest go. */
const withPage = (pages: KeptPages, address: string, replies: readonly KeptReply[]): KeptPages => {
  const others = Object.entries(pages).filter(([other]) => other !== address);
  return Object.fromEntries([...others.slice(1 - mostPages), [address, replies]]);
};

const keep = (services: AppServices, where: Where): void => {
  const { user, profile, membership, session, etag } = services.actors.auth.getSnapshot().context;
  if (user === null || profile === null || membership === null || session === null) return;
  const replies = repliesOf(services, where);
  if (replies.length === 0) return;
  const pages = services.keptVisits?.load(user.id)?.pages ?? {};
  services.keptVisits?.save({
    person: { user, profile, membership, session, etag },
    pages: withPage(pages, `${where.pathname}${where.search}`, replies),
  });
};

export const VisitKeeper = () => {
  const services = useServices();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const { keptVisits, serverState, world } = services;
    if (keptVisits === undefined) return;
    let callOff = () => {};
    const waitForRest = () => {
      callOff();
      const timer = world.clock.setTimeout(() => {
        callOff = whenIdle(() => keep(services, { pathname, search }));
      }, rest);
      callOff = () => world.clock.clearTimeout(timer);
    };
    waitForRest();
    const leave = serverState.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') waitForRest();
    });
    return () => {
      leave();
      callOff();
    };
  }, [services, pathname, search]);
  return null;
};
