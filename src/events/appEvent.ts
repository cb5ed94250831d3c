/** Unites the events of all subjects that the log may hold. */
import type { AccountEvent } from './accounts/accountEvents.ts';
import type { AlertRuleOrCallEvent } from './alerts/alertEvents.ts';
import type { AnnotationEvent } from './annotations/annotationEvents.ts';
import type { ApiKeyEvent } from './apiKeys/apiKeyEvents.ts';
import type { BrandingEvent } from './branding/brandingEvents.ts';
import type { CampaignEvent } from './campaigns/campaignEvents.ts';
import type { CheckoutEvent } from './checkout/checkoutEvents.ts';
import type { ClientLookEvent } from './clientLooks/clientLookEvents.ts';
import type { ClientEvent } from './clients/clientEvents.ts';
import type { ClientTaskEvent } from './clientTasks/clientTaskEvents.ts';
import type { CompetitorEvent } from './competitors/competitorEvents.ts';
import type { ContactEvent } from './contact/contactEvents.ts';
import type { ConversationEvent } from './conversations/conversationEvents.ts';
import type { DashboardEvent } from './dashboards/dashboardEvents.ts';
import type { DomainEvent } from './domains/domainEvents.ts';
import type { FindingEvent } from './findings/findingEvents.ts';
import type { GoalOrBudgetEvent } from './goals/goalEvents.ts';
import type { ImportEvent, ImportRowsEvent } from './imports/importEvents.ts';
import type { IntegrationEvent } from './integrations/integrationEvents.ts';
import type { InstallationEvent } from './marketplace/installationEvents.ts';
import type { OnboardingEvent } from './onboarding/onboardingEvents.ts';
import type { PaymentCardEvent } from './paymentCards/paymentCardEvents.ts';
import type { PictureEvent } from './pictures/pictureEvents.ts';
import type { ReportEvent } from './reports/reportEvents.ts';
import type { ResellerEvent } from './resellers/resellerEvents.ts';
import type { RestorableItemEvent } from './restorableItems.ts';
import type { SessionEvent } from './sessions/sessionEvents.ts';
import type { ShareLinkEvent } from './shareLinks/shareLinkEvents.ts';
import type { SourceEvent } from './sources/sourceEvents.ts';
import type { SubscriptionEvent } from './subscriptions/subscriptionEvents.ts';
import type { WorkspaceEvent } from './workspaces/workspaceEvents.ts';

export type AppEvent =
  | AccountEvent
  | SessionEvent
  | WorkspaceEvent
  | ClientEvent
  | RestorableItemEvent
  | ClientTaskEvent
  | ConversationEvent
  | DashboardEvent
  | PictureEvent
  | ReportEvent
  | ShareLinkEvent
  | OnboardingEvent
  | ContactEvent
  | BrandingEvent
  | ClientLookEvent
  | DomainEvent
  | CompetitorEvent
  | SubscriptionEvent
  | IntegrationEvent
  | SourceEvent
  | CampaignEvent
  | ImportEvent
  | ImportRowsEvent
  | GoalOrBudgetEvent
  | AnnotationEvent
  | AlertRuleOrCallEvent
  | FindingEvent
  | InstallationEvent
  | CheckoutEvent
  | PaymentCardEvent
  | ResellerEvent
  | ApiKeyEvent;
