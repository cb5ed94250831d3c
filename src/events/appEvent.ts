/** Every event that the log may hold, of all subjects. */
import type { AccountEvent } from './accounts/accountEvents.ts';
import type { BrandingEvent } from './branding/brandingEvents.ts';
import type { ClientEvent } from './clients/clientEvents.ts';
import type { CompetitorEvent } from './competitors/competitorEvents.ts';
import type { ContactEvent } from './contact/contactEvents.ts';
import type { RoiScenarioEvent } from './roi/roiScenarioEvents.ts';
import type { SessionEvent } from './sessions/sessionEvents.ts';
import type { SubscriptionEvent } from './subscriptions/subscriptionEvents.ts';
import type { WorkspaceEvent } from './workspaces/workspaceEvents.ts';

export type AppEvent =
  | AccountEvent
  | SessionEvent
  | WorkspaceEvent
  | ClientEvent
  | BrandingEvent
  | CompetitorEvent
  | SubscriptionEvent
  | ContactEvent
  | RoiScenarioEvent;
