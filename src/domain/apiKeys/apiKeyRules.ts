/** Defines the rules of API keys: name, format of the secret, readable endpoints and the month for counting calls. */

import type { EndpointName } from '../contract/paths.ts';
import { tidyText } from '../text/visibleText.ts';

const mostLetters = 60;

export const keyNameProblem = (name: string): string | null => {
  const { length } = tidyText(name);
  if (length === 0) return 'Name is required';
  return length > mostLetters ? `At most ${mostLetters} letters` : null;
};

/** Hours that a key works on after another took over. */
export const overlapHours = [0, 24, 168] as const;

/** A fixed prefix lets secret scanners recognise a leaked key. */
export const keyPrefix = 'alk_';

export const keyBytes = 24;

export const isKeySecret = (token: string): boolean => token.startsWith(keyPrefix);

export const hintLength = 4;

/** A key reads metrics and their subjects, but nothing about sessions, money or the team. */
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

/** A key reads, and sends figures. */
export const isOpenToKeys = (name: string): boolean =>
  isKeyReading(name) || name === 'addFacts' || name === 'readSheet';

/** The month in UTC that a call at `now` counts in: `2026-11`. */
export const callMonth = (now: string): string => now.slice(0, 7);

export const callsResetAt = (now: string): string => {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString();
};
