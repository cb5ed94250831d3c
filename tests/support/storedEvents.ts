/** Creates stored events without a log for projections, which read only content, position and tags. */

import type { AppEvent } from '#events/appEvent.ts';
import { domainStream } from '#events/domains/domainStream.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { morning } from './cast.ts';

export const streamOf = ({ type, data }: AppEvent): string => {
  switch (type) {
    case 'AccountRegistered':
    case 'ProfileUpdated':
    case 'SignInSlowed':
    case 'PasswordResetRequested':
    case 'PasswordChanged':
    case 'SecondFactorChanged':
      return `account-${data.accountId}`;
    case 'SessionStarted':
    case 'ClientViewStarted':
    case 'SessionEnded':
      return `session-${data.sessionId}`;
    case 'WorkspaceCreated':
    case 'MemberJoined':
    case 'MemberRoleChanged':
    case 'WorkspaceOwnerChanged':
    case 'WorkspaceDeleted':
    case 'WorkspaceRestored':
    case 'SecondFactorRequirementChanged':
    case 'MemberRemoved':
    case 'MemberErased':
    case 'MemberSuspended':
    case 'MemberReinstated':
    case 'MemberInvited':
    case 'InvitationResent':
    case 'InvitationRevoked':
    case 'InvitationRestored':
    case 'InvitationAccepted':
    case 'BillingDetailsChanged':
      return `workspace-${data.workspaceId}`;
    case 'SampleClientOpened':
    case 'FirstStepsDismissed':
      return `onboarding-${data.workspaceId}`;
    case 'ClientAdded':
      return `clients-${data.workspaceId}`;
    case 'ApiKeyMade':
    case 'ApiKeyRevoked':
    case 'ApiKeyRestored':
    case 'ApiCallsCounted':
      return `apiKeys-${data.workspaceId}`;
    case 'ContactRequested':
      return `contact-${data.contactId}`;
    case 'RoiScenarioSaved':
    case 'RoiScenarioRenamed':
    case 'RoiScenarioRemoved':
    case 'RoiScenarioRestored':
      return `roiScenario-${data.scenarioId}`;
    case 'ClientUpdated':
    case 'ClientArchived':
    case 'ClientRestored':
    case 'ClientPaused':
    case 'ClientResumed':
    case 'ClientOwnerAssigned':
    case 'ClientTagsChanged':
    case 'ClientContractChanged':
    case 'ClientContractWithdrawn':
    case 'ClientLifetimeAssumed':
    case 'ClientLogoChanged':
    case 'ClientMerged':
    case 'ClientDeleted':
      return `clients-${data.workspaceId}`;
    case 'ClientContactAdded':
    case 'ClientContactChanged':
    case 'ClientContactRemoved':
    case 'ClientContactErased':
    case 'ClientContactMoved':
    case 'ClientContactRestored':
      return `clientContact-${data.contactId}`;
    case 'FileAddressAdded':
    case 'FileAddressChanged':
    case 'FileAddressRemoved':
    case 'FileAddressRestored':
    case 'FileAddressFetched':
      return `fileAddress-${data.addressId}`;
    case 'ClientNoteAdded':
    case 'ClientNoteChanged':
    case 'ClientNoteRemoved':
    case 'ClientNoteMoved':
    case 'ClientNoteRestored':
      return `clientNote-${data.noteId}`;
    case 'ClientTaskAdded':
    case 'ClientTaskChanged':
    case 'ClientTaskCompleted':
    case 'ClientTaskReopened':
    case 'ClientTaskRemoved':
    case 'ClientTaskMoved':
    case 'ClientTaskRestored':
      return `clientTask-${data.taskId}`;
    case 'FindingMarked':
      return `findings-${data.workspaceId}`;
    case 'ConversationStarted':
    case 'QuestionAnswered':
    case 'ConversationRenamed':
    case 'ConversationPinned':
    case 'ConversationUnpinned':
    case 'AnswerRated':
    case 'ConversationRemoved':
    case 'ConversationRestored':
      return `conversation-${data.conversationId}`;
    case 'SavedViewCreated':
    case 'SavedViewRenamed':
    case 'SavedViewRemoved':
    case 'SavedViewRestored':
      return `savedView-${data.viewId}`;
    case 'CompetitorAdded':
    case 'CompetitorUpdated':
    case 'CompetitorRemoved':
    case 'CompetitorRestored':
      return `competitors-${data.clientId}`;
    case 'TenantAdded':
    case 'TenantRenamed':
    case 'TenantPlanChanged':
    case 'TenantEnded':
    case 'TenantRestored':
    case 'ResellerShareChanged':
      return `reseller-${data.workspaceId}`;
    case 'PaymentCardChanged':
    case 'PaymentCardRemoved':
      return `paymentCard-${data.workspaceId}`;
    case 'LookSaved':
    case 'LookRolledBack':
    case 'LookDrafted':
    case 'MailTestRequested':
      return `branding-${data.workspaceId}`;
    case 'ClientLookSaved':
      return `clientLook-${data.clientId}`;
    case 'DomainRequested':
    case 'DomainChecked':
    case 'DomainReleased':
    case 'DnsRecordsSet':
      return domainStream.of(data.domain);
    case 'IntegrationConnected':
    case 'IntegrationMapped':
    case 'IntegrationDisconnected':
    case 'IntegrationRestored':
      return `integrations-${data.workspaceId}`;
    case 'SourceSyncFailed':
    case 'SourceSyncRecovered':
    case 'SourceSynced':
    case 'SourceSyncPaused':
    case 'SourceSyncResumed':
    case 'SourceHistoryRead':
    case 'SourceHistoryStopped':
    case 'SourceHistoryContinued':
    case 'SourceRestated':
      return `sources-${data.workspaceId}`;
    case 'CampaignLaunched':
    case 'CampaignBudgetChanged':
    case 'CampaignPaused':
    case 'CampaignResumed':
    case 'CampaignEnded':
      return `campaigns-${data.workspaceId}`;
    case 'GoalSet':
    case 'GoalChanged':
    case 'GoalRemoved':
    case 'GoalMoved':
    case 'GoalRestored':
    case 'BudgetSet':
    case 'BudgetRemoved':
      return `goals-${data.workspaceId}`;
    case 'AnnotationAdded':
    case 'AnnotationChanged':
    case 'AnnotationRemoved':
    case 'AnnotationRestored':
      return `annotations-${data.workspaceId}`;
    case 'DashboardCreated':
    case 'DashboardRenamed':
    case 'DashboardLayoutChanged':
    case 'DashboardVisibilityChanged':
    case 'DashboardArchived':
    case 'DashboardRestored':
    case 'DashboardFavouriteChanged':
    case 'DashboardDefaultChanged':
      return `dashboards-${data.workspaceId}`;
    case 'DataImported':
    case 'ImportWithdrawn':
    case 'ImportRestored':
    case 'ImportMoved':
      return `import-${data.importId}`;
    case 'ImportRowsKept':
      return `importRows-${data.importId}`;
    case 'PictureKept':
      return `picture-${data.pictureId}`;
    case 'ReportCreated':
    case 'ReportChanged':
    case 'ReportScheduled':
    case 'ReportUnscheduled':
    case 'ReportPaused':
    case 'ReportResumed':
    case 'ReportArchived':
    case 'ReportRestored':
    case 'ReportRunStarted':
    case 'ReportRunBlocked':
    case 'ReportRunUnblocked':
    case 'ReportRunFailed':
    case 'ReportRunGenerated':
    case 'ReportTextWritten':
    case 'ReportRunApproved':
    case 'ReportApprovalWithdrawn':
    case 'ReportSendStarted':
    case 'ReportSendUndone':
    case 'ReportSent':
    case 'ReportOpened':
    case 'ReportAccepted':
    case 'ReportChangesRequested':
    case 'ReportAnswerWithdrawn':
    case 'ReportRated':
    case 'ReportCommented':
    case 'ReportCommentRemoved':
    case 'ReportCommentRestored':
      return `report-${data.reportId}`;
    case 'ShareLinkCreated':
    case 'ShareLinkChanged':
    case 'ShareLinkRevoked':
    case 'ShareLinkRestored':
    case 'ShareLinkOpened':
    case 'ShareLinkPasswordRefused':
      return `shareLinks-${data.workspaceId}`;
    case 'AlertRuleSet':
    case 'AlertRuleRemoved':
    case 'AlertRuleRestored':
    case 'AlertRuleMuted':
    case 'AlertRaised':
    case 'AlertsChecked':
    case 'AlertAcknowledged':
    case 'AlertResolved':
    case 'AlertReopened':
      return `alerts-${data.workspaceId}`;
    case 'AppInstalled':
    case 'AppChanged':
    case 'AppRequested':
    case 'AppRequestAnswered':
    case 'AppReviewed':
    case 'AppUninstalled':
      return `installation-${data.workspaceId}${data.listingId}`;
    case 'SubscriptionActivated':
    case 'SubscriptionConverted':
    case 'SubscriptionPlanChanged':
    case 'SubscriptionChangeScheduled':
    case 'SubscriptionChangeWithdrawn':
    case 'SubscriptionCanceled':
    case 'SubscriptionPaused':
    case 'SubscriptionPauseEnded':
    case 'SubscriptionResumed':
    case 'SubscriptionRenewalBroughtForward':
    case 'SubscriptionPaymentFailed':
    case 'SubscriptionPaymentMade':
    case 'SubscriptionChangeTookEffect':
    case 'KeptResourcesChosen':
    case 'ResourcesPutAside':
    case 'ResourcesTakenBack':
    case 'PlanSimulationStarted':
    case 'PlanSimulationEnded':
      return `subscription-${data.accountId}`;
    case 'CheckoutCompleted':
      return `checkout-${data.checkoutId}`;
  }
};

export const storedEvents = (...events: readonly AppEvent[]): readonly StoredEvent[] => {
  const revisions = new Map<string, number>();
  return events.map((event, index) => {
    const stream = streamOf(event);
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    return {
      tenant: 'tests',
      position: index + 1,
      id: `event-${index + 1}`,
      stream,
      revision,
      schemaVersion: 1,
      occurredAt: morning,
      recordedAt: morning,
      commandId: `command-${index + 1}`,
      correlationId: '0'.repeat(31).concat('1'),
      causationId: null,
      actor: { kind: 'system', id: 'tests' },
      tags: [],
      previousHash: '0'.repeat(64),
      hash: '0'.repeat(64),
      ...event,
    };
  });
};

type EventOf<Type extends AppEvent['type']> = StoredEvent<Extract<AppEvent, { type: Type }>>;

export const dataOf = <Type extends AppEvent['type']>(
  events: readonly StoredEvent[],
  type: Type,
): EventOf<Type>['data'] => {
  const found = events.find((event): event is EventOf<Type> => event.type === type);
  if (!found) throw new Error(`No ${type} among ${events.length} events`);
  return found.data;
};

export const factsOf = (events: readonly StoredEvent[]) =>
  events.map(({ stream, revision, type, schemaVersion, occurredAt, actor, tags, causationId, data }) => ({
    stream,
    revision,
    type,
    schemaVersion,
    occurredAt,
    actor,
    tags,
    causationId,
    data,
  }));
