/** The rules of API keys: how one is named, how its secret looks, which endpoints it reads, and the month that its calls count in. */

import type { EndpointName } from '../contract/paths.ts';
import { tidyText } from '../text/visibleText.ts';

const mostLetters = 60;

/** What is wrong with a key's name; null when nothing is. */
export const keyNameProblem = (name: string): string | null => {
  const { length } = tidyText(name);
  if (length === 0) return 'Name is required';
  return length > mostLetters ? `At most ${mostLetters} letters` : null;
};

/** What every secret begins with, so that a leaked one is recognised. */
export const keyPrefix = 'alk_';

/** Random bytes in a secret. */
export const keyBytes = 24;

export const isKeySecret = (token: string): boolean => token.startsWith(keyPrefix);

/** How many letters at the end of a secret stay visible. */
export const hintLength = 4;

/** What a key may read: figures and what they are about. Nothing about sessions, money or the team. */
export const keyReadings = [
  'readMetrics',
  'readMetricExplanation',
  'readMetricForecast',
  'readPortfolio',
  'listClients',
  'readClient',
  'listCampaigns',
  'listGoals',
  'listAnnotations',
  'listAlerts',
  'listDashboards',
] as const satisfies readonly EndpointName[];
export type KeyReading = (typeof keyReadings)[number];

export const isKeyReading = (name: string): name is KeyReading => keyReadings.some((one) => one === name);

/** The month in UTC that a call at `now` counts in: `2026-11`. */
export const callMonth = (now: string): string => now.slice(0, 7);

/** When calls count from 0 again: the beginning of the next month, ISO 8601 UTC. */
export const callsResetAt = (now: string): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString();
};
