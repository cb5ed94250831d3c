/** Maps events of clients and of their records to the queries that they invalidate. */

const own = ['listClients', 'readClient', 'readPortfolio'] as const;

const named = [
  ...own,
  'readRevenue',
  'readPortal',
  'readRoom',
  'listCounted',
  'listIntegrations',
  'listIntegrationClients',
  'readMetrics',
  'readMetricExplanation',
  'readMetricForecast',
  'readAttribution',
  'readCohorts',
  'readBenchmarks',
  'readBudget',
  'readRealtime',
  'listSuggestedQuestions',
  'listClientTasks',
  'readMarket',
  'listMarkets',
] as const;

/** A change in the number of clients affects the quota and the metrics. */
const counted = [
  ...named,
  'listGoals',
  'listImports',
  'readClientRecord',
  'readSubscription',
  'readUsage',
  'listAlertRules',
  'readAlertPreview',
] as const;

const added = [
  'readRealtime',
  'listClients',
  'readPortfolio',
  'readRevenue',
  'readRoom',
  'listCounted',
  'readSubscription',
  'readUsage',
  'listIntegrationClients',
] as const;

/** A paused client gets no reports, which changes how many `readUsage` expects this month. */
const paused = [...own, 'readPortal', 'readUsage', 'readRealtime', 'listSuggestedQuestions'] as const;
const contract = [...own, 'readRevenue'] as const;

/** A client's health counts the days with work on it. */
const file = ['readClientRecord', 'readPortfolio'] as const;

const task = [...file, 'listClientTasks'] as const;

export const clientInvalidation = {
  ClientAdded: added,
  /** The session of the client's own people includes the client. */
  ClientUpdated: [...named, 'readSession'],
  ClientArchived: counted,
  ClientMerged: counted,
  ClientRestored: counted,
  ClientDeleted: counted,
  ClientPaused: paused,
  ClientResumed: paused,
  ClientOwnerAssigned: own,
  ClientTagsChanged: own,
  ClientLogoChanged: [...own, 'readPortal'],
  ClientLifetimeAssumed: own,
  ClientContractChanged: contract,
  ClientContractWithdrawn: contract,
  ClientContactAdded: file,
  ClientContactChanged: file,
  ClientContactRemoved: file,
  /** Any query may contain the erased name. */
  ClientContactErased: 'all',
  ClientContactMoved: file,
  ClientContactRestored: file,
  ClientNoteAdded: file,
  ClientNoteChanged: file,
  ClientNoteRemoved: file,
  ClientNoteMoved: file,
  ClientNoteRestored: file,
  ClientTaskAdded: task,
  ClientTaskChanged: task,
  ClientTaskCompleted: task,
  ClientTaskReopened: task,
  ClientTaskRemoved: task,
  ClientTaskMoved: task,
  ClientTaskRestored: task,
} as const;
