/** Lists the queries that each event type invalidates, by subject. */
import { metrics } from './metricReadings.ts';

/** A client's health counts the days with work on it. */
const rules = ['listAlertRules', 'readPortfolio'] as const;
const alerts = ['listAlerts', 'readPortfolio'] as const;

export const alertInvalidation = {
  /** An alert includes the current state of its rule. */
  AlertRuleSet: [...rules, 'listAlerts'],
  AlertRuleRemoved: rules,
  AlertRuleRestored: rules,
  AlertRuleMuted: rules,
  AlertRaised: alerts,
  AlertsChecked: ['listMails'],
  AlertAcknowledged: alerts,
  AlertResolved: alerts,
  AlertReopened: alerts,
} as const;

const look = ['readWhiteLabel', 'listLookVersions', 'readPortal'] as const;

export const brandingInvalidation = {
  LookSaved: look,
  LookRolledBack: look,
  LookDrafted: ['readWhiteLabel'],
  MailTestRequested: ['listMails'],
  ClientLookSaved: ['listClientLooks', 'readWhiteLabel', 'readPortal'],
  DomainRequested: ['readDomain'],
  DomainChecked: ['readDomain'],
  DomainReleased: ['readDomain'],
  DnsRecordsSet: ['readDomain'],
} as const;

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

const fetchedFiles = ['listFileAddresses'] as const;

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
  FileAddressAdded: fetchedFiles,
  FileAddressChanged: fetchedFiles,
  FileAddressRemoved: fetchedFiles,
  FileAddressRestored: fetchedFiles,
  /** The import of the same fetch invalidates the figures. */
  FileAddressFetched: fetchedFiles,
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

/** Client lists show the next run, and the expected monthly usage counts it. */
const dates = ['listReports', 'readReport', 'readPortfolio', 'readUsage'] as const;
const runs = ['listReports', 'readReport', 'listReportRuns', 'readReportRun'] as const;
/** The portfolio shows a client’s last sent report, its stuck reports, and a health score that counts days with activity. */
const sent = [...runs, 'readPortfolio'] as const;
/** Each created report counts against the quota. */
const countedRuns = [...runs, 'readSubscription', 'readUsage', 'listCounted'] as const;

export const reportInvalidation = {
  ReportCreated: ['listReports'],
  /** The runs show the report's name. */
  ReportChanged: [...sent, 'listCounted'],
  ReportScheduled: dates,
  ReportUnscheduled: dates,
  ReportPaused: dates,
  ReportResumed: dates,
  ReportArchived: dates,
  ReportRestored: dates,
  ReportRunStarted: [...sent, 'readUsage'],
  ReportRunBlocked: sent,
  ReportRunUnblocked: sent,
  ReportRunFailed: sent,
  ReportRunGenerated: countedRuns,
  ReportTextWritten: runs,
  ReportRunApproved: runs,
  ReportApprovalWithdrawn: runs,
  ReportSendStarted: runs,
  ReportSendUndone: runs,
  ReportSent: [...sent, 'readPortal', 'listMails'],
  ReportOpened: sent,
  ReportAccepted: sent,
  ReportChangesRequested: sent,
  ReportAnswerWithdrawn: sent,
  ReportRated: sent,
  ReportCommented: sent,
  ReportCommentRemoved: sent,
  ReportCommentRestored: sent,
} as const;

const links = ['listShareLinks'] as const;

export const sharingInvalidation = {
  ShareLinkCreated: links,
  ShareLinkChanged: links,
  ShareLinkRevoked: links,
  ShareLinkRestored: links,
  ShareLinkOpened: links,
  ShareLinkPasswordRefused: links,
  /** The portfolio shows the last sign-in of a client's people. */
  SessionStarted: ['readPortfolio', 'listSessions'],
  SessionEnded: ['listSessions'],
  ClientViewStarted: [],
} as const;

/** Changes of the future plan only; the current one stays. */
const agreed = ['readBilling', 'readRoom'] as const;

/** A plan determines limits, features, the visible history and the active branding. */
const plan = [
  'readSubscription',
  'readBilling',
  'readReseller',
  'readWhiteLabel',
  'readSession',
  'readRoom',
  'readUsage',
  'listCounted',
  'listInvoices',
  ...metrics,
] as const;

/** Only whether a plan is active; its quotas stay. */
const counting = [
  'readSubscription',
  'readBilling',
  'readReseller',
  'readWhiteLabel',
  'readUsage',
  'listInvoices',
  ...metrics,
] as const;

export const subscriptionInvalidation = {
  SubscriptionActivated: plan,
  SubscriptionCanceled: agreed,
  SubscriptionChangeScheduled: agreed,
  SubscriptionChangeWithdrawn: agreed,
  SubscriptionConverted: plan,
  SubscriptionPlanChanged: plan,
  SubscriptionPaused: agreed,
  SubscriptionPauseEnded: counting,
  SubscriptionResumed: agreed,
  SubscriptionRenewalBroughtForward: ['readSubscription', 'readBilling', 'listInvoices'],
  SubscriptionPaymentFailed: counting,
  SubscriptionPaymentMade: counting,
} as const;
