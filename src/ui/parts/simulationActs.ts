/** How the look at the app as another plan begins and ends, and how that is told. */
import type { RoomChoice } from '#domain/contract/roomSchemas.ts';
import { type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { Act } from './useReversible.ts';

type Simulated = {
  readonly plan: PlanName;
  /** What is paid for. */
  readonly own: PlanName;
  readonly keep?: RoomChoice;
};

export const simulationAct = (api: ApiClient, { plan, own, keep }: Simulated): Act => ({
  make: (told) =>
    api.call('startSimulation', { body: { plan_name: plan, ...(keep ? { keep } : {}) }, ...told }),
  made: `You see the app as ${plans[plan].title}.`,
  takenBack: `You see the app as ${plans[own].title} again.`,
});

export const simulationEnd = (api: ApiClient, own: PlanName): Act => ({
  make: (told) => api.call('endSimulation', told),
  made: `Back to ${plans[own].title}. Everything is as it was.`,
  takenBack: 'You see the app as the other plan again.',
});
