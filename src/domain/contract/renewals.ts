/** Which readings an event changes: the one map by which pages renew what they show, for events of the feed and for the page's own commands alike. */
import { alertRenewals } from './alertRenewals.ts';
import type { EndpointName } from './paths.ts';
import { sharingRenewals } from './sharingRenewals.ts';

/** A reading whose reply a page may keep. */
export type ReadingName = Extract<EndpointName, `read${string}` | `list${string}`>;

/** The activity of the workspace and what is counted from it. */
const activity: readonly ReadingName[] = ['listEvents', 'listHistory', 'readActivity', 'readWorkspace'];

/** Names of people stand beside what they did. */
const people: readonly ReadingName[] = [
  'readSession',
  'readClientRecord',
  'readSubscription',
  'listIntegrations',
  'listListings',
  'readListing',
  'listLookVersions',
  'readTeam',
  'readRoom',
  'listCounted',
];

const boards: readonly ReadingName[] = ['readPortfolio', 'readPortal'];
/** Figures come from the sources of clients. */
const metrics: readonly ReadingName[] = [
  'readMetrics',
  'readMetricExplanation',
  ...boards,
  'listAlertRules',
  'readAlertPreview',
];

/** Who is in the team, and how many places of the plan are left. */
const team: readonly ReadingName[] = ['readTeam', 'readSubscription', 'readUsage', 'listCounted'];

/** A plan decides about limits, features, how far back figures go and how much of a look is in force. */
const plan: readonly ReadingName[] = [
  'readSubscription',
  'readBilling',
  'readWhiteLabel',
  'readSession',
  'readRoom',
  'readUsage',
  'listCounted',
  'listInvoices',
  'readTeam',
  ...metrics,
];

const clients: readonly ReadingName[] = [
  'listClients',
  'readClient',
  'readClientRecord',
  'readRevenue',
  'readSubscription',
  'listIntegrationClients',
  'listIntegrations',
  'listCompetitors',
  'readRoom',
  'readUsage',
  'listCounted',
  ...metrics,
];

const clientFile: readonly ReadingName[] = ['readClientRecord'];
const views: readonly ReadingName[] = ['listSavedViews'];
const competitors: readonly ReadingName[] = ['listCompetitors'];
const look: readonly ReadingName[] = ['readWhiteLabel', 'listLookVersions'];
const integrations: readonly ReadingName[] = [
  'listIntegrations',
  'listPlatforms',
  'readSubscription',
  'readRoom',
  'readUsage',
  'listCounted',
  ...metrics,
];
/** What falls silent, comes back or revises its figures. */
const sources: readonly ReadingName[] = ['listIntegrations', ...metrics];
const campaigns: readonly ReadingName[] = ['listCampaigns', ...metrics];
const goals: readonly ReadingName[] = ['listGoals', ...boards, 'listAlertRules', 'readAlertPreview'];
const annotations: readonly ReadingName[] = ['listAnnotations'];
const dashboards: readonly ReadingName[] = ['listDashboards', 'listDashboardVersions'];
/** How many there are counts for the plan. */
const countedDashboards: readonly ReadingName[] = [...dashboards, 'readSubscription'];
const reports: readonly ReadingName[] = ['listReports', 'readReport', 'listReportRuns', 'readReportRun'];
/** When the next one is due, and when the last one went out, stands beside each client. */
const datedReports: readonly ReadingName[] = [...reports, 'readPortfolio'];
/** What is made counts for the plan. */
const countedReports: readonly ReadingName[] = [...reports, 'readSubscription', 'readUsage', 'listCounted'];
const apps: readonly ReadingName[] = ['listListings', 'readListing'];
const apiKeys: readonly ReadingName[] = ['listApiKeys', 'readUsage', 'listCounted'];
const scenarios: readonly ReadingName[] = ['listRoiScenarios'];

/** Another role opens and closes pages, and whatever they read. */
const all = 'all';

/** The readings that each event type changes. */
export const readingsByEvent: Readonly<Record<string, readonly ReadingName[] | typeof all>> = {
  AccountRegistered: people,
  ProfileUpdated: people,
  MemberJoined: [...people, 'readTeam', 'readUsage', 'listCounted'],
  MemberRoleChanged: all,
  MemberRemoved: all,
  MemberErased: all,
  MemberSuspended: all,
  MemberReinstated: all,
  MemberInvited: team,
  InvitationResent: team,
  InvitationRevoked: team,
  InvitationRestored: team,
  InvitationAccepted: team,
  BillingDetailsChanged: ['readBillingDetails', 'listInvoices'],
  WorkspaceCreated: [],
  SampleClientOpened: [],
  FirstStepsDismissed: [],
  SignInSlowed: [],
  ContactRequested: [],
  CheckoutCompleted: [],
  SubscriptionActivated: plan,
  SubscriptionCanceled: plan,
  SubscriptionChangeScheduled: plan,
  SubscriptionChangeWithdrawn: plan,
  SubscriptionConverted: plan,
  SubscriptionPlanChanged: plan,
  SubscriptionResumed: plan,
  SubscriptionChangeTookEffect: all,
  KeptResourcesChosen: ['readBilling', 'readRoom'],
  ResourcesPutAside: all,
  ResourcesTakenBack: all,
  PlanSimulationStarted: all,
  PlanSimulationEnded: all,
  ClientAdded: clients,
  ClientUpdated: clients,
  ClientArchived: clients,
  ClientRestored: clients,
  ClientPaused: clients,
  ClientResumed: clients,
  ClientOwnerAssigned: clients,
  ClientTagsChanged: clients,
  ClientContractChanged: clients,
  ClientContractWithdrawn: clients,
  ClientDeleted: clients,
  ClientContactAdded: clientFile,
  ClientContactChanged: clientFile,
  ClientContactRemoved: clientFile,
  ClientContactErased: all,
  ClientContactRestored: clientFile,
  ClientNoteAdded: clientFile,
  ClientNoteChanged: clientFile,
  ClientNoteRemoved: clientFile,
  ClientNoteRestored: clientFile,
  SavedViewCreated: views,
  SavedViewRenamed: views,
  SavedViewRemoved: views,
  SavedViewRestored: views,
  CompetitorAdded: competitors,
  CompetitorUpdated: competitors,
  CompetitorRemoved: competitors,
  CompetitorRestored: competitors,
  LookSaved: look,
  LookRolledBack: look,
  IntegrationConnected: integrations,
  IntegrationMapped: integrations,
  IntegrationDisconnected: integrations,
  IntegrationRestored: integrations,
  SourceSyncFailed: sources,
  SourceSyncRecovered: sources,
  SourceRestated: sources,
  CampaignLaunched: campaigns,
  CampaignBudgetChanged: campaigns,
  CampaignPaused: campaigns,
  CampaignResumed: campaigns,
  CampaignEnded: campaigns,
  GoalSet: goals,
  GoalChanged: goals,
  GoalRemoved: goals,
  GoalRestored: goals,
  BudgetSet: goals,
  BudgetRemoved: goals,
  DashboardCreated: countedDashboards,
  DashboardRenamed: dashboards,
  DashboardLayoutChanged: dashboards,
  DashboardVisibilityChanged: dashboards,
  DashboardArchived: countedDashboards,
  DashboardRestored: countedDashboards,
  DashboardFavouriteChanged: dashboards,
  DashboardDefaultChanged: dashboards,
  ReportCreated: reports,
  ReportChanged: reports,
  ReportScheduled: datedReports,
  ReportUnscheduled: datedReports,
  ReportPaused: datedReports,
  ReportResumed: datedReports,
  ReportArchived: datedReports,
  ReportRestored: datedReports,
  ReportRunStarted: datedReports,
  ReportRunBlocked: reports,
  ReportRunUnblocked: reports,
  ReportRunFailed: reports,
  ReportRunGenerated: countedReports,
  ReportTextWritten: reports,
  ReportRunApproved: reports,
  ReportApprovalWithdrawn: reports,
  ReportSendStarted: reports,
  ReportSendUndone: reports,
  ReportSent: datedReports,
  ReportOpened: reports,
  ReportAccepted: reports,
  ReportChangesRequested: reports,
  ReportAnswerWithdrawn: reports,
  ReportRated: reports,
  ReportCommented: reports,
  ReportCommentRemoved: reports,
  ReportCommentRestored: reports,
  ...sharingRenewals,
  AnnotationAdded: annotations,
  AnnotationChanged: annotations,
  AnnotationRemoved: annotations,
  AnnotationRestored: annotations,
  ...alertRenewals,
  ApiKeyMade: apiKeys,
  ApiKeyRevoked: apiKeys,
  ApiKeyRestored: apiKeys,
  ApiCallsCounted: apiKeys,
  AppInstalled: apps,
  AppUninstalled: apps,
  RoiScenarioSaved: scenarios,
  RoiScenarioRenamed: scenarios,
  RoiScenarioRemoved: scenarios,
  RoiScenarioRestored: scenarios,
};

/**
 * The readings that events of these types change, each once. Null when all readings may have changed:
 * for a change of roles, and for a type that is unknown here, as from a newer backend.
 */
export const readingsRenewedBy = (types: Iterable<string>): ReadonlySet<ReadingName> | null => {
  const readings = new Set<ReadingName>();
  for (const type of types) {
    const own = Object.hasOwn(readingsByEvent, type) ? readingsByEvent[type] : undefined;
    if (own === undefined || own === all) return null;
    for (const reading of [...activity, ...own]) readings.add(reading);
  }
  return readings;
};
