/** Maps endpoints to handlers, some of whose code loads later. */
import type { Endpoint } from '#domain/contract/endpoint.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { Handler } from './http/context.ts';

export type HandlersOf<Names extends EndpointName> = { readonly [Name in Names]: Handler<Name> };

export type Route = { readonly endpoint: Endpoint; readonly handler: Handler<never> };

export type Routes = {
  readonly endpoints: Readonly<Partial<Record<EndpointName, Endpoint>>>;
  readonly handlers: Readonly<Partial<Record<EndpointName, unknown>>>;
};

export type RouteTable = {
  /** A promise while the code is loading; it rejects when loading fails, and the next call tries again. */
  of(name: EndpointName): Route | Promise<Route>;
  endpoint(name: EndpointName): Endpoint | null;
  whole(): Promise<void>;
};

export const createRouteTable = (first: Routes, later: Routes | (() => Promise<Routes>)): RouteTable => {
  let rest = typeof later === 'function' ? null : later;
  let fetching: Promise<void> | null = null;

  const fetchRest = async (fetch: () => Promise<Routes>): Promise<void> => {
    try {
      rest = await fetch();
    } finally {
      fetching = null;
    }
  };

  const whole = (): Promise<void> => {
    if (rest !== null || typeof later !== 'function') return Promise.resolve();
    fetching ??= fetchRest(later);
    return fetching;
  };

  const found = (name: EndpointName): Route | null => {
    for (const routes of [first, rest]) {
      const endpoint = routes?.endpoints[name];
      const handler = routes?.handlers[name];
      if (endpoint !== undefined && handler !== undefined)
        return { endpoint, handler: handler as Handler<never> };
    }
    return null;
  };

  const needed = (name: EndpointName): Route => {
    const route = found(name);
    if (route === null) throw new Error(`${name} has no handler`);
    return route;
  };

  return {
    of: (name) => found(name) ?? (rest === null ? whole().then(() => needed(name)) : needed(name)),
    endpoint: (name) => found(name)?.endpoint ?? null,
    whole,
  };
};
