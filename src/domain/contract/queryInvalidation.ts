/** Maps event types to the queries that they invalidate, for the event feed and for a page's own commands. */
import { ownValue } from '../ownValue.ts';
import { figures, metrics, rules } from './metricReadings.ts';
import type { EndpointName } from './paths.ts';
import {
  alertInvalidation,
  brandingInvalidation,
  clientInvalidation,
  reportInvalidation,
  sharingInvalidation,
  subscriptionInvalidation,
} from './subjectInvalidation.ts';

export type QueryName = Extract<EndpointName, `read${string}` | `list${string}`>;

/** The workspace's activity, its counts, the last activity of each team member, and what shows a source's figures. */
const activity: readonly QueryName[] = [
  'listEvents',
  'listHistory',
  'readUndo',
  'readActivity',
  'readWorkspace',
  'readTeam',
  'readSyncs',
];

const people: readonly QueryName[] = [
  'listAppRequests',
  'readSession',
  'readClientRecord',
  'listIntegrations',
  'listListings',
  'readListing',
  'listLookVersions',
  'readWhiteLabel',
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

const team: readonly QueryName[] = ['readSubscription', 'readUsage', 'listCounted'];

/** Includes other people's conversations: the map does not know who the caller is. */
const conversations: readonly QueryName[] = ['listConversations', 'readConversation'];
const views: readonly QueryName[] = ['listSavedViews'];
/** A client's health counts the days with work on it. */
const markets: readonly QueryName[] = ['readMarket', 'listMarkets'];
const competitors: readonly QueryName[] = ['listCompetitors', ...markets, 'readPortfolio'];
const imports: readonly QueryName[] = ['listImports', ...metrics];
const mapped: readonly QueryName[] = [
  'listIntegrations',
  'listSyncs',
  ...markets,
  'readRoom',
  'listCounted',
  ...imports,
  'listListings',
  'readListing',
];
const integrations: readonly QueryName[] = [...mapped, 'listPlatforms', 'readSubscription', 'readUsage'];
const syncs: readonly QueryName[] = ['listSyncs', ...markets, ...imports];
/** The progress of a history is part of these replies. */
const progress: readonly QueryName[] = [
  'listSyncs',
  'readMetrics',
  'readMetricForecast',
  'readPortfolio',
  'readAttribution',
  'readCohorts',
  'readBenchmarks',
  'readBudget',
];
/** A source stops or resumes. */
const sources: readonly QueryName[] = ['listIntegrations', ...syncs];
/** Metrics count the event from its day on. That day is not complete, so forecasts, which read complete days, stay valid. */
const budgeted: readonly QueryName[] = ['listCampaigns', ...figures];
const campaigns: readonly QueryName[] = ['listSyncs', ...budgeted];
const goals: readonly QueryName[] = ['listGoals', 'readPortfolio', 'readPortal'];
/** Alert rules compare spend with the budget. */
const budgets: readonly QueryName[] = ['listGoals', 'readPortfolio', 'readRealtime', ...rules];
const annotations: readonly QueryName[] = ['listAnnotations', 'readPortfolio'];
const ownBoards: readonly QueryName[] = ['listDashboards'];
/** Showing a dashboard to the client counts as work for it. */
const dashboards: readonly QueryName[] = [...ownBoards, 'readPortfolio'];
/** Quota lists show dashboards by name. */
const namedDashboards: readonly QueryName[] = [...dashboards, 'readRoom', 'listCounted'];
const placesOfBoards: readonly QueryName[] = ['readRoom', 'listCounted', 'readSubscription', 'readUsage'];
const countedDashboards: readonly QueryName[] = [...dashboards, ...placesOfBoards];
const apps: readonly QueryName[] = ['listListings', 'readListing'];
const appRequests: readonly QueryName[] = ['listAppRequests'];
const apiKeys: readonly QueryName[] = ['listApiKeys'];
const reseller: readonly QueryName[] = ['readReseller'];
const scenarios: readonly QueryName[] = ['listRoiScenarios'];

/** A changed role changes the access to pages and all their queries. */
const all = 'all';

export const queriesByEvent: Readonly<Record<string, readonly QueryName[] | typeof all>> = {
  /** Only `MemberJoined` adds the person to the workspace. */
  AccountRegistered: [],
  ProfileUpdated: people,
  /** A returning member's name reappears in any query. */
  MemberJoined: all,
  MemberRoleChanged: all,
  WorkspaceOwnerChanged: all,
  WorkspaceDeleted: all,
  WorkspaceRestored: all,
  /** It closes and opens the pages of the team. */
  SecondFactorRequirementChanged: all,
  MemberRemoved: all,
  MemberErased: all,
  MemberSuspended: all,
  MemberReinstated: all,
  MemberInvited: [...team, 'listMails'],
  InvitationResent: ['readTeam', 'listMails'],
  InvitationRevoked: team,
  InvitationRestored: team,
  /** Appended together with `MemberJoined`, which invalidates. */
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
  PasswordResetRequested: ['listMails'],
  PasswordChanged: ['listSessions'],
  SecondFactorChanged: ['readSecondFactor'],
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
  /** A client's health counts the days with work on it. */
  FindingMarked: ['listFindingMarks', 'readPortfolio'],
  ConversationStarted: conversations,
  QuestionAnswered: conversations,
  ConversationRenamed: conversations,
  ConversationPinned: conversations,
  ConversationUnpinned: conversations,
  AnswerRated: conversations,
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
  ...brandingInvalidation,
  IntegrationConnected: integrations,
  /** Campaigns move with their account. */
  IntegrationMapped: [...mapped, 'listCampaigns'],
  IntegrationDisconnected: integrations,
  IntegrationRestored: integrations,
  SourceSyncFailed: sources,
  SourceSyncRecovered: sources,
  SourceSynced: syncs,
  SourceSyncPaused: syncs,
  SourceSyncResumed: syncs,
  SourceHistoryRead: syncs,
  SourceHistoryStopped: progress,
  SourceHistoryContinued: progress,
  SourceRestated: metrics,
  CampaignLaunched: campaigns,
  CampaignBudgetChanged: budgeted,
  CampaignPaused: campaigns,
  CampaignResumed: campaigns,
  CampaignEnded: campaigns,
  DataImported: imports,
  ImportWithdrawn: imports,
  ImportRestored: imports,
  /** Appended together with the merge of its client. */
  ImportMoved: imports,
  /** The import's own event invalidates the queries. */
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
  /** The event that uses the picture invalidates the queries. */
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
  ApiCallsCounted: [...apiKeys, 'readApiCalls', 'readUsage', 'listCounted'],
  AppInstalled: [...apps, ...appRequests],
  AppChanged: apps,
  AppUninstalled: [...apps, ...appRequests],
  AppRequested: [...appRequests, 'readPortfolio'],
  AppRequestAnswered: [...appRequests, 'readPortfolio'],
  AppReviewed: apps,
  RoiScenarioSaved: scenarios,
  RoiScenarioRenamed: scenarios,
  RoiScenarioRemoved: scenarios,
  RoiScenarioRestored: scenarios,
};

/** Queries invalidated by events of these types. Null for all: after a change of roles, or for an unknown type. */
export const queriesInvalidatedBy = (types: Iterable<string>): ReadonlySet<QueryName> | null => {
  const readings = new Set<QueryName>();
  for (const type of types) {
    const own = ownValue(queriesByEvent, type);
    if (own === undefined || own === all) return null;
    for (const reading of [...activity, ...own]) readings.add(reading);
  }
  return readings;
};
