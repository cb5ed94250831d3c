/** Which readings the events of clients, and of what is kept beside them, change. */

const own = ['listClients', 'readClient', 'readPortfolio'] as const;

/** Its name and address stand wherever it is told of. */
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
  'readRealtime',
  'listSuggestedQuestions',
  'listClientTasks',
] as const;

/** One more or less counts for the plan, and has figures or none any more. */
const counted = [
  ...named,
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

/** No reports are made for a paused client, which changes how many `readUsage` expects this month. */
const paused = [...own, 'readPortal', 'readUsage', 'readRealtime', 'listSuggestedQuestions'] as const;
const contract = [...own, 'readRevenue'] as const;

/** A client's health counts the days on which somebody did something for it. */
const file = ['readClientRecord', 'readPortfolio'] as const;

const task = [...file, 'listClientTasks'] as const;

export const clientInvalidation = {
  ClientAdded: added,
  /** The client’s own people are told of it with their session. */
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
  /** The name goes from everywhere. */
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
