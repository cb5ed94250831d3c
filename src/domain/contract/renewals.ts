/** Which readings an event changes: the one map by which pages renew what they show, for events of the feed and for the page's own commands alike. */
import { alertRenewals } from './alertRenewals.ts';
import { clientRenewals } from './clientRenewals.ts';
import { figures, metrics, rules } from './metricReadings.ts';
import type { EndpointName } from './paths.ts';
import { reportRenewals } from './reportRenewals.ts';
import { sharingRenewals } from './sharingRenewals.ts';
import { subscriptionRenewals } from './subscriptionRenewals.ts';

/** A reading whose reply a page may keep. */
export type ReadingName = Extract<EndpointName, `read${string}` | `list${string}`>;

/** The activity of the workspace, what is counted from it, and when each of the team did something last. */
const activity: readonly ReadingName[] = [
  'listEvents',
  'listHistory',
  'readUndo',
  'readActivity',
  'readWorkspace',
  'readTeam',
];

/** Names of people stand beside what they did. */
const people: readonly ReadingName[] = [
  'readSession',
  'readClientRecord',
  'listIntegrations',
  'listListings',
  'readListing',
  'listLookVersions',
  'listDashboards',
  'listDashboardVersions',
  'readRoom',
  'listCounted',
  'listAnnotations',
  'listReports',
  'readReport',
  'listReportRuns',
  'readReportRun',
  'listShareLinks',
];

/** How many places of the plan are left. */
const team: readonly ReadingName[] = ['readSubscription', 'readUsage', 'listCounted'];

/** Of somebody else's they are renewed too: the map knows no people. */
const conversations: readonly ReadingName[] = ['listConversations', 'readConversation'];
const views: readonly ReadingName[] = ['listSavedViews'];
/** A client's health counts the days on which somebody did something for it. */
const competitors: readonly ReadingName[] = ['listCompetitors', 'readPortfolio'];
const look: readonly ReadingName[] = ['readWhiteLabel', 'listLookVersions', 'readPortal'];
/** Facts come or go; the days for which there are some stand beside imports. */
const imports: readonly ReadingName[] = ['listImports', ...metrics];
const mapped: readonly ReadingName[] = ['listIntegrations', 'readRoom', 'listCounted', ...imports];
const integrations: readonly ReadingName[] = [...mapped, 'listPlatforms', 'readSubscription', 'readUsage'];
/** What falls silent or comes back. */
const sources: readonly ReadingName[] = ['listIntegrations', ...imports];
/** It counts from its day on, which is not full yet. */
const campaigns: readonly ReadingName[] = ['listCampaigns', ...figures];
const goals: readonly ReadingName[] = ['listGoals', 'readPortfolio', 'readPortal'];
/** Rules hold what is spent against it. */
const budgets: readonly ReadingName[] = ['listGoals', 'readPortfolio', ...rules];
const annotations: readonly ReadingName[] = ['listAnnotations', 'readPortfolio'];
const ownBoards: readonly ReadingName[] = ['listDashboards'];
/** What the client is shown counts as done for it. */
const dashboards: readonly ReadingName[] = [...ownBoards, 'readPortfolio'];
/** Where what a plan counts is chosen and listed, it stands by its name. */
const namedDashboards: readonly ReadingName[] = [...dashboards, 'readRoom', 'listCounted'];
/** How many there are counts for the plan. */
const placesOfBoards: readonly ReadingName[] = ['readRoom', 'listCounted', 'readSubscription', 'readUsage'];
const countedDashboards: readonly ReadingName[] = [...dashboards, ...placesOfBoards];
const apps: readonly ReadingName[] = ['listListings', 'readListing'];
const apiKeys: readonly ReadingName[] = ['listApiKeys'];
const reseller: readonly ReadingName[] = ['readReseller'];
const scenarios: readonly ReadingName[] = ['listRoiScenarios'];

/** Another role opens and closes pages, and whatever they read. */
const all = 'all';

/** The readings that each event type changes. */
export const readingsByEvent: Readonly<Record<string, readonly ReadingName[] | typeof all>> = {
  /** The person belongs to the workspace with `MemberJoined` alone. */
  AccountRegistered: [],
  ProfileUpdated: people,
  /** Who comes back has their name again, wherever it stands. */
  MemberJoined: all,
  MemberRoleChanged: all,
  WorkspaceOwnerChanged: all,
  WorkspaceDeleted: all,
  WorkspaceRestored: all,
  MemberRemoved: all,
  MemberErased: all,
  MemberSuspended: all,
  MemberReinstated: all,
  MemberInvited: team,
  InvitationResent: ['readTeam'],
  InvitationRevoked: team,
  InvitationRestored: team,
  /** Comes with `MemberJoined`. */
  InvitationAccepted: [],
  TenantAdded: reseller,
  TenantRenamed: reseller,
  TenantPlanChanged: reseller,
  TenantEnded: reseller,
  TenantRestored: reseller,
  ResellerShareChanged: reseller,
  PaymentCardChanged: ['readBilling'],
  PaymentCardRemoved: ['readBilling'],
  BillingDetailsChanged: ['readBillingDetails', 'listInvoices'],
  WorkspaceCreated: [],
  SampleClientOpened: [],
  FirstStepsDismissed: [],
  SignInSlowed: [],
  PasswordChanged: [],
  ContactRequested: [],
  CheckoutCompleted: [],
  ...subscriptionRenewals,
  SubscriptionChangeTookEffect: all,
  KeptResourcesChosen: ['readRoom'],
  ResourcesPutAside: all,
  ResourcesTakenBack: all,
  PlanSimulationStarted: all,
  PlanSimulationEnded: all,
  ...clientRenewals,
  /** A client's health counts the days on which somebody did something for it. */
  FindingMarked: ['listFindingMarks', 'readPortfolio'],
  ConversationStarted: conversations,
  QuestionAnswered: conversations,
  ConversationRenamed: conversations,
  ConversationRemoved: conversations,
  ConversationRestored: conversations,
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
  /** Campaigns go with their account. */
  IntegrationMapped: [...mapped, 'listCampaigns'],
  IntegrationDisconnected: integrations,
  IntegrationRestored: integrations,
  SourceSyncFailed: sources,
  SourceSyncRecovered: sources,
  SourceRestated: metrics,
  CampaignLaunched: campaigns,
  CampaignBudgetChanged: campaigns,
  CampaignPaused: campaigns,
  CampaignResumed: campaigns,
  CampaignEnded: campaigns,
  DataImported: imports,
  ImportWithdrawn: imports,
  ImportRestored: imports,
  /** Comes with the merge of its client. */
  ImportMoved: imports,
  /** What it is part of renews all that it changes. */
  ImportRowsKept: [],
  GoalSet: goals,
  GoalChanged: goals,
  GoalRemoved: goals,
  GoalMoved: goals,
  GoalRestored: goals,
  BudgetSet: budgets,
  BudgetRemoved: budgets,
  DashboardCreated: [...ownBoards, ...placesOfBoards],
  DashboardRenamed: namedDashboards,
  DashboardLayoutChanged: [...dashboards, 'listDashboardVersions'],
  DashboardVisibilityChanged: dashboards,
  DashboardArchived: countedDashboards,
  DashboardRestored: countedDashboards,
  DashboardFavouriteChanged: ownBoards,
  DashboardDefaultChanged: ownBoards,
  /** What shows it renews what it changes. */
  PictureKept: [],
  ...reportRenewals,
  ...sharingRenewals,
  AnnotationAdded: annotations,
  AnnotationChanged: annotations,
  AnnotationRemoved: annotations,
  AnnotationRestored: annotations,
  ...alertRenewals,
  ApiKeyMade: apiKeys,
  ApiKeyRevoked: apiKeys,
  ApiKeyRestored: apiKeys,
  ApiCallsCounted: [...apiKeys, 'readUsage', 'listCounted'],
  AppInstalled: apps,
  AppUninstalled: apps,
  RoiScenarioSaved: scenarios,
  RoiScenarioRenamed: scenarios,
  RoiScenarioRemoved: scenarios,
  RoiScenarioRestored: scenarios,
};

/**
 * The readings that events of these types change, each once. Null when all may have changed: for a change of roles, and for a
 * type that is unknown here.
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
