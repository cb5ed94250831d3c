/** Every event that the log may hold, of all subjects. */
import type { AccountEvent } from './accounts/accountEvents.ts';
import type { CheckoutEvent } from './checkout/checkoutEvents.ts';
import type { ClientEvent } from './clients/clientEvents.ts';
import type { SessionEvent } from './sessions/sessionEvents.ts';
import type { SubscriptionEvent } from './subscriptions/subscriptionEvents.ts';
import type { WorkspaceEvent } from './workspaces/workspaceEvents.ts';

export type AppEvent =
  | AccountEvent
  | SessionEvent
  | WorkspaceEvent
  | ClientEvent
  | SubscriptionEvent
  | CheckoutEvent;
