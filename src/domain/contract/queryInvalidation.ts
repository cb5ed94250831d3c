/** Which readings an event changes: the one map by which pages renew what they show, for events of the feed and for the page's own commands alike. */
import { alertInvalidation } from './alertInvalidation.ts';
import { clientInvalidation } from './clientInvalidation.ts';
import { figures, metrics, rules } from './metricReadings.ts';
import type { EndpointName } from './paths.ts';
import { reportInvalidation } from './reportInvalidation.ts';
import { sharingInvalidation } from './sharingInvalidation.ts';
import { subscriptionInvalidation } from './subscriptionInvalidation.ts';

/** A reading whose reply a page may keep. */
export type QueryName = Extract<EndpointName, `read${string}` | `list${string}`>;

/** The activity of the workspace, what is counted from it, and when each of the team did something last. */
const activity: readonly QueryName[] = [
  'listEvents',
  'listHistory',
  'readUndo',
  'readActivity',
  'readWorkspace',
  'readTeam',
];

/** Names of people stand beside what they did. */
const people: readonly QueryName[] = [
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
const team: readonly QueryName[] = ['readSubscription', 'readUsage', 'listCounted'];

/** Of somebody else's they are renewed too: the map knows no people. */
const conversations: readonly QueryName[] = ['listConversations', 'readConversation'];
const views: readonly QueryName[] = ['listSavedViews'];
/** A client's health counts the days on which somebody did something for it. */
const competitors: readonly QueryName[] = ['listCompetitors', 'readPortfolio'];
const look: readonly QueryName[] = ['readWhiteLabel', 'listLookVersions', 'readPortal'];
/** Facts come or go; the days for which there are some stand beside imports. */
const imports: readonly QueryName[] = ['listImports', ...metrics];
const mapped: readonly QueryName[] = ['listIntegrations', 'readRoom', 'listCounted', ...imports];
const integrations: readonly QueryName[] = [...mapped, 'listPlatforms', 'readSubscription', 'readUsage'];
/** What falls silent or comes back. */
const sources: readonly QueryName[] = ['listIntegrations', ...imports];
/** It counts from its day on, which is not full yet. */
const campaigns: readonly QueryName[] = ['listCampaigns', ...figures];
const goals: readonly QueryName[] = ['listGoals', 'readPortfolio', 'readPortal'];
/** Rules hold what is spent against it. */
const budgets: readonly QueryName[] = ['listGoals', 'readPortfolio', ...rules];
const annotations: readonly QueryName[] = ['listAnnotations', 'readPortfolio'];
const ownBoards: readonly QueryName[] = ['listDashboards'];
/** What the client is shown counts as done for it. */
const dashboards: readonly QueryName[] = [...ownBoards, 'readPortfolio'];
/** Where what a plan counts is chosen and listed, it stands by its name. */
const namedDashboards: readonly QueryName[] = [...dashboards, 'readRoom', 'listCounted'];
/** How many there are counts for the plan. */
const placesOfBoards: readonly QueryName[] = ['readRoom', 'listCounted', 'readSubscription', 'readUsage'];
const countedDashboards: readonly QueryName[] = [...dashboards, ...placesOfBoards];
const apps: readonly QueryName[] = ['listListings', 'readListing'];
const apiKeys: readonly QueryName[] = ['listApiKeys'];
const reseller: readonly QueryName[] = ['readReseller'];
const scenarios: readonly QueryName[] = ['listRoiScenarios'];

/** Another role opens and closes pages, and whatever they read. */
const all = 'all';

/** The readings that each event type changes. */
export const queriesByEvent: Readonly<Record<string, readonly QueryName[] | typeof all>> = {
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
  ...subscriptionInvalidation,
  SubscriptionChangeTookEffect: all,
  KeptResourcesChosen: ['readRoom'],
  ResourcesPutAside: all,
  ResourcesTakenBack: all,
  PlanSimulationStarted: all,
  PlanSimulationEnded: all,
  ...clientInvalidation,
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
  ...reportInvalidation,
  ...sharingInvalidation,
  AnnotationAdded: annotations,
  AnnotationChanged: annotations,
  AnnotationRemoved: annotations,
  AnnotationRestored: annotations,
  ...alertInvalidation,
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
export const queriesInvalidatedBy = (types: Iterable<string>): ReadonlySet<QueryName> | null => {
  const readings = new Set<QueryName>();
  for (const type of types) {
    const own = Object.hasOwn(queriesByEvent, type) ? queriesByEvent[type] : undefined;
    if (own === undefined || own === all) return null;
    for (const reading of [...activity, ...own]) readings.add(reading);
  }
  return readings;
};
