/** Starts and ends the simulation of another plan, with a notice. */
import type { QuotaChoice } from '#domain/contract/quotaSchemas.ts';
import { type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { Act } from './useReversible.ts';

type Simulated = {
  readonly plan: PlanName;
  readonly own: PlanName;
  readonly keep?: QuotaChoice;
};

export const startSimulationAction = (api: ApiClient, { plan, own, keep }: Simulated): Act => ({
  make: (options) =>
    api.call('startSimulation', { body: { plan_name: plan, ...(keep ? { keep } : {}) }, ...options }),
  made: `Previewing ${plans[plan].title}.`,
  takenBack: `You are back on ${plans[own].title}.`,
});

export const endSimulationAction = (api: ApiClient, own: PlanName): Act => ({
  make: (options) => api.call('endSimulation', options),
  made: `Back to ${plans[own].title}. Everything is as it was.`,
  takenBack: 'Previewing the other plan again.',
});
