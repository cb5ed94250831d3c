/** Provides helpers for explorations: injected refusals, and events sent as from the Lab. */
import type { Script, Step } from '../script.ts';

type Sent = { readonly type: string };

export const breaks = (route: string, times = 1, status: 401 | 503 = 503): Step => ({
  fault: { route, status, times },
});

/** The event that XState sends when a child actor has thrown. */
export const broke = (child: string): Sent => ({ type: `xstate.error.actor.${child}` });

/** Several events reach the lifecycle together, before anything else can happen. */
export const send = (actor: string, event: Sent, ...also: readonly Sent[]): Step => ({
  send: also.length === 0 ? { actor, event } : { actor, event, also },
});

/** Explorations begin on the same morning, with a fast network. */
export const exploration = (
  texts: Pick<Script, 'name' | 'title' | 'about' | 'seed' | 'refusals' | 'steps'>,
): Script => ({
  version: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  ...texts,
});
