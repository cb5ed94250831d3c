/** Where the alerts of one client are listed. */
import { protectedPages } from '#domain/access/protectedPages.ts';

export const alertsAddress = (clientId: string): string =>
  `${protectedPages.dashboard.path}?${new URLSearchParams({ tab: 'alerts', client: clientId })}`;
