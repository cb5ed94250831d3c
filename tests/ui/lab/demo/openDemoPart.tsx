/** Renders a part of the demo panel over a fake backend. */
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { virtualDemoClock } from '#tests/support/demoClock.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { LabContext, type LabShared } from '#ui/lab/LabContext.ts';
import { createLabView } from '#ui/lab/labView.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

type Options = {
  readonly call?: (name: string, options?: object) => Promise<unknown>;
  /** ISO 8601 UTC. Null or missing if no one is signed in. */
  readonly sessionEnds?: string | null;
  readonly isKept?: boolean;
  readonly role?: Role;
  readonly features?: readonly Feature[];
};

const actorAt = (context: object) => {
  const snapshot = { context, matches: () => false };
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) };
};

const actorsOf = ({ sessionEnds = null, role, features = [] }: Options) => {
  const profile = role === undefined ? null : { role };
  const session = { expires_at: sessionEnds };
  return sessionEnds === null
    ? {}
    : {
        auth: actorAt({ user: null, profile, membership: null, session }),
        subscription: actorAt({ plan: null, simulated: null, features, usage: null }),
      };
};

export const openDemoPart = async (part: ReactNode, options: Options = {}) => {
  const world = createVirtualWorld({ start: '2026-03-02T09:00:00Z' });
  const demoClock = virtualDemoClock(world.clock, options.isKept);
  const call = vi.fn<NonNullable<Options['call']>>(options.call ?? (async () => undefined));
  let position = 100;
  const storage = {
    confirmClock: vi.fn<() => void>(),
    startOver: vi.fn<() => Promise<{ ok: true } | { ok: false; fault: string }>>(async () => ({ ok: true })),
  };
  const controls = async () => ({ log: { head: async () => ({ position }) }, storage });
  const view = createLabView({ panel: 'demo', rest: '', at: null });
  const source = { world, demoClock: async () => demoClock, api: { call }, controls, base: '/' };
  const shared = { source, view } as unknown as LabShared;
  const services = { world, actors: actorsOf(options) };
  const page = await renderPart(
    <ServicesContext value={services as unknown as AppServices}>
      <LabContext value={shared}>{part}</LabContext>
    </ServicesContext>,
  );
  const record = (events: number): void => {
    position += events;
  };
  return { ...page, world, demoClock, call, storage, view, record };
};
