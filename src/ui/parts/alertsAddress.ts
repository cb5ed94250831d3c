/** Builds the addresses of a client's alerts and of a new alert rule. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';

const addressOf = (params: Readonly<Record<string, string>>): string =>
  `${protectedPages.dashboard.path}?${new URLSearchParams({ tab: 'alerts', ...params })}`;

export const alertsAddress = (clientId: string): string => addressOf({ client: clientId });

export const newRuleKey = 'rule';

export const unusualRuleAddress = (clientId: string | null, figure: TargetFigure): string =>
  addressOf({ ...(clientId === null ? {} : { client: clientId }), [newRuleKey]: figure });
