/** Where the alerts of one client are listed, and where a rule for one of its figures is begun. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';

const addressOf = (params: Readonly<Record<string, string>>): string =>
  `${protectedPages.dashboard.path}?${new URLSearchParams({ tab: 'alerts', ...params })}`;

export const alertsAddress = (clientId: string): string => addressOf({ client: clientId });

/** Names the figure of a new rule for its unusual days. */
export const newRuleKey = 'rule';

/** `clientId` null: which clients it is for is chosen in the form. */
export const unusualRuleAddress = (clientId: string | null, figure: TargetFigure): string =>
  addressOf({ ...(clientId === null ? {} : { client: clientId }), [newRuleKey]: figure });
