/** Every event that the log may hold, of all subjects. */
import type { AccountEvent } from './accounts/accountEvents.ts';
import type { BrandingEvent } from './branding/brandingEvents.ts';
import type { CheckoutEvent } from './checkout/checkoutEvents.ts';
import type { ClientEvent } from './clients/clientEvents.ts';
import type { CompetitorEvent } from './competitors/competitorEvents.ts';
import type { ContactEvent } from './contact/contactEvents.ts';
import type { IntegrationEvent } from './integrations/integrationEvents.ts';
import type { InstallationEvent } from './marketplace/installationEvents.ts';
import type { RoiScenarioEvent } from './roi/roiScenarioEvents.ts';
import type { SessionEvent } from './sessions/sessionEvents.ts';
import type { SubscriptionEvent } from './subscriptions/subscriptionEvents.ts';
import type { WorkspaceEvent } from './workspaces/workspaceEvents.ts';

export type AppEvent =
  | AccountEvent
  | SessionEvent
  | WorkspaceEvent
  | ClientEvent
  | ContactEvent
  | RoiScenarioEvent
  | BrandingEvent
  | CompetitorEvent
  | SubscriptionEvent
  | IntegrationEvent
  | InstallationEvent
  | CheckoutEvent;
