/** Lists event types that no command of the sequence appends, and invalidated queries that no step changed, each with its reason. */

import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import type { AppEvent } from '#events/appEvent.ts';

type Types = readonly AppEvent['type'][];

const passing = 'It comes with the time that passes, and no command brings it.';
const platform = 'A platform told it; only the demo agency has any.';
const refused = 'It is kept beside a refusal, after several of them; no page shows it to who was refused.';

export const notGiven: Readonly<Partial<Record<AppEvent['type'], string>>> = {
  SubscriptionChangeTookEffect: passing,
  SubscriptionPauseEnded: 'A pause begins with the end of a period; the sequence takes place in one.',
  PaymentCardRemoved: 'The way back from the first card alone brings it.',
  SourceHistoryRead: passing,
  ReportSent: passing,
  ReportRunBlocked: passing,
  ReportRunUnblocked: passing,
  ReportRunFailed: passing,
  AlertsChecked: passing,
  CampaignLaunched: platform,
  CampaignEnded: platform,
  SignInSlowed: refused,
  PasswordResetRequested: 'Nobody asks for a link to the demo accounts, which the sequence is told by.',
  SecondFactorChanged: 'The demo accounts, which the sequence is told by, have no second factor.',
  SecondFactorRequirementChanged:
    'Only somebody with a second factor requires it, which the demo accounts do not have.',
  PasswordChanged: 'The password of the demo accounts, which the sequence is told by, cannot be changed.',
  ShareLinkPasswordRefused: refused,
  ClientLookSaved: 'Agency Plus alone has looks by client; the sequence is of Enterprise.',
  ApiCallsCounted: 'It is appended once a hundred calls have been made with an API key.',
};

const analyses: readonly QueryName[] = ['readAttribution', 'readCohorts', 'readBenchmarks', 'readBudget'];

type OverRenewal = {
  readonly readings: readonly QueryName[];
  readonly types: Types;
  readonly reason: string;
};

const bought: Types = ['SubscriptionActivated', 'SubscriptionConverted', 'SubscriptionPlanChanged'];

const goesOn: Types = [
  'SubscriptionChangeScheduled',
  'SubscriptionCanceled',
  'SubscriptionPaused',
  'SubscriptionResumed',
];

/** Queries that every purchase invalidates, whichever of them a step changed. */
const afterAnyPlan =
  'What a plan opens and how far back it shows depends on the two plans; the sequence has only some pairs.';

export const overRenewals: readonly OverRenewal[] = [
  {
    types: bought,
    readings: [
      'listCounted',
      'listGoals',
      'readAlertPreview',
      'readMetricExplanation',
      'readMetrics',
      'readPortal',
      'readRoom',
      'readWhiteLabel',
    ],
    reason: afterAnyPlan,
  },
  {
    types: ['SubscriptionConverted'],
    readings: ['readReseller'],
    reason: 'Agency Plus alone has a reseller; the sequence buys Pro.',
  },
  {
    types: ['SubscriptionConverted', 'SubscriptionPlanChanged'],
    readings: [
      'listAlertRules',
      'readMetricForecast',
      'readPortfolio',
      'readSession',
      'readUsage',
      ...analyses,
    ],
    reason: afterAnyPlan,
  },
  {
    types: ['SubscriptionPaymentFailed', 'SubscriptionPaymentMade'],
    readings: ['readMetricExplanation', 'readMetrics', 'readWhiteLabel'],
    reason: afterAnyPlan,
  },
  {
    types: ['SubscriptionActivated'],
    readings: ['listInvoices'],
    reason: 'What is bought without a trial is billed at once; the sequence begins with the trial.',
  },
  {
    types: goesOn,
    readings: ['readRoom'],
    reason: 'A choice of what stays ends with the change that it was made for; the sequence chooses once.',
  },
  {
    types: ['ClientDeleted'],
    readings: ['listIntegrations'],
    reason: 'An active client is archived first, which lets go of its sources.',
  },
  {
    types: ['ClientUpdated'],
    readings: ['listSuggestedQuestions'],
    reason: 'A question names its client; in the sequence the one that is renamed has no unusual day.',
  },
  {
    types: ['ClientMerged'],
    readings: ['readClient', 'readRevenue'],
    reason:
      'The merged one goes to the archive with its fee; in the sequence it has none, and who stays is read.',
  },
  {
    types: ['ReportRunStarted'],
    readings: ['readPortfolio'],
    reason:
      'A run that its schedule has started moves the day of the next one; in the sequence a person does.',
  },
  {
    types: ['ReportChanged'],
    readings: ['readPortfolio'],
    reason:
      'Its name stands in the reasons of its client while it is blocked or failed; in the sequence it is neither.',
  },
  {
    types: ['GoalSet'],
    readings: ['readPortal'],
    reason: 'The portal shows goals of its own figures; the sequence sets one of another.',
  },
  {
    types: ['ClientMerged', 'ImportMoved', 'IntegrationMapped'],
    readings: ['listAlertRules'],
    reason: 'Rules read any figure; those of the sequence read none that these move.',
  },
  {
    types: ['IntegrationConnected'],
    readings: ['listAlertRules', 'readAlertPreview'],
    reason: 'Rules read any figure; those of the sequence read none that a shop tells.',
  },
  {
    types: ['IntegrationConnected', 'IntegrationMapped'],
    readings: ['listListings'],
    reason:
      'Apps say whether a platform of theirs is connected; that of the sequence is, of another account too.',
  },
  {
    types: ['IntegrationConnected', 'IntegrationMapped'],
    readings: ['readListing'],
    reason: 'Apps say whether a platform of theirs is connected; those that are read work with another one.',
  },
  {
    types: ['SourceSyncPaused', 'SourceSyncResumed', 'SourceSynced'],
    readings: ['listAlertRules', 'listGoals', 'readAlertPreview', 'listSuggestedQuestions'],
    reason: 'They read full days only; the account of the sequence is back on the same day.',
  },
  {
    types: ['SourceSynced'],
    readings: [
      'listImports',
      'readMetricExplanation',
      'readMetricForecast',
      'readMetrics',
      'readPortal',
      'readPortfolio',
      ...analyses,
    ],
    reason: 'A sync brings what was missing; the account of the sequence was up to date.',
  },
  {
    types: ['IntegrationMapped'],
    readings: ['listCampaigns'],
    reason: 'No campaign of the sequence runs there.',
  },
  {
    types: ['SourceSyncFailed', 'SourceSyncRecovered'],
    readings: ['listGoals'],
    reason: 'Goals go on from full days only; the account of the sequence is back on the same day.',
  },
  {
    types: ['SourceSyncFailed', 'SourceSyncRecovered'],
    readings: ['listAlertRules', 'readAlertPreview'],
    reason: 'Rules read full days only; the account of the sequence is back on the same day.',
  },
  {
    types: [
      'IntegrationConnected',
      'SourceSyncFailed',
      'SourceSyncRecovered',
      'SubscriptionConverted',
      'SubscriptionPlanChanged',
    ],
    readings: ['listSuggestedQuestions'],
    reason:
      'A day stands out by the figures of all accounts together; those of the sequence move none so far.',
  },
  {
    types: ['SourceHistoryStopped', 'SourceHistoryContinued'],
    readings: ['readPortfolio'],
    reason: 'It shows the freshness of the sources that are furthest behind, not of the one in the sequence.',
  },
  {
    types: ['ContactRequested', 'ShareLinkOpened', 'SourceSyncFailed', 'SourceRestated'],
    readings: ['readTeam'],
    reason:
      'Every event renews the team, as it tells when each did something last; these are of visitors and platforms.',
  },
];
