/** Lists the query parameters that are read before and after a command, chosen so that changes are visible. */
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import { listings } from '#domain/marketplace/listings.ts';
import type { CallOptions } from '#tests/support/testBackend.ts';
import { app } from './agencySteps.ts';
import { monthlyReport, nextRun, shopBoard } from './boardSteps.ts';
import { at, fjord } from './commandStep.ts';

type Asked = readonly CallOptions[];

const byAll = 'Every event renews it, as it tells of them or counts them.';

const ofMarkets =
  'Its client has no source of search positions here; the tests of the market hold its renewals.';

const plain: Asked = [{}];
const query = (...queries: readonly string[]): Asked => queries.map((one) => ({ query: one }));

const lately = 'from=2025-12-07&to=2026-01-05';
const pacing = `client=${fjord}&figure=spend_cents&condition=pacing&threshold=0.01&window_days=7&cooldown_days=7`;
const counted = ['clients', 'team_members', 'integrations', 'dashboards', 'reports', 'api_calls'];

/** A string is the reason that a query is not watched. */
export const watchedReadings: Readonly<Record<QueryName, Asked | string>> = {
  readSession: plain,
  readWorkspace: byAll,
  listPlans: 'The catalogue of plans is part of the product: no event is about it.',
  readSubscription: plain,
  listRoiScenarios: query('', 'state=removed'),
  listClients: query('status=active', 'status=archived'),
  readClient: [at(fjord)],
  readClientRecord: query(`client=${fjord}`),
  listClientTasks: plain,
  readRevenue: plain,
  listSavedViews: plain,
  listSuggestedQuestions: plain,
  listFindingMarks: query('', `client=${fjord}`),
  listConversations: plain,
  readConversation: 'Its id is made when it begins; the same events change it as the list of them.',
  listCompetitors: query('status=all&limit=500'),
  readMarket: ofMarkets,
  listMarkets: ofMarkets,
  listImports: [at(fjord)],
  listCampaigns: query(`client=${fjord}`),
  listGoals: query(`client=${fjord}`),
  listAnnotations: query(`client=${fjord}`),
  readPicture: 'A picture never changes: what shows another one names another id.',
  listDashboards: query('status=all&limit=100'),
  listDashboardVersions: query(`dashboard=${shopBoard}`),
  listReports: query('status=all&limit=100'),
  readReport: [at(monthlyReport)],
  listReportRuns: query(`client=${fjord}&limit=100`),
  readReportRun: [at(nextRun)],
  readPortal: query(`client=${fjord}`),
  listShareLinks: query(`client=${fjord}`),
  readShare: 'It is for visitors, who have no session and no feed: their page reads it when it opens.',
  listAlerts: query(`client=${fjord}`),
  listAlertRules: query(`client=${fjord}`),
  readAlertPreview: query(pacing),
  readWhiteLabel: plain,
  listLookVersions: plain,
  listClientLooks: plain,
  readDomain: plain,
  readSignInLook: 'It is for visitors, who have no session and no feed: their page reads it when it opens.',
  listPlatforms: plain,
  listIntegrationClients: plain,
  listSyncs: plain,
  readSyncs: byAll,
  listFileAddresses: plain,
  listIntegrations: query('limit=500', 'state=disconnected'),
  listListings: plain,
  listAppRequests: plain,
  readSheet: 'A spreadsheet reads it: no page shows it.',
  readApiCalls: 'Calls are counted in the vault: no event is about one of them.',
  readListing: [at(app), at(listings.at(-1)?.id ?? '')],
  readBilling: plain,
  readReseller: plain,
  readRoom: query('plan_name=starter'),
  readUsage: plain,
  listCounted: query(...counted.map((resource) => `resource=${resource}`)),
  listApiKeys: plain,
  readSecondFactor: 'The demo accounts, which the sequence is told by, have none.',
  listSessions: 'It tells the last request of each session, which is no event.',
  listMails: plain,
  listInvoices: plain,
  readBillingDetails: plain,
  readTeam: plain,
  readInvitation: 'It is for visitors, who have no session and no feed: their page reads it when it opens.',
  readPortfolio: query(lately),
  readMetrics: query(lately, `${lately}&client=${fjord}`),
  readMetricExplanation: query(`${lately}&client=${fjord}&figure=revenue_cents`),
  readMetricForecast: query('', `client=${fjord}`),
  readAttribution: query(`${lately}&client=${fjord}`),
  readCohorts: query(`client=${fjord}`),
  readBenchmarks: query(`${lately}&client=${fjord}`),
  readBudget: query(`client=${fjord}`),
  readRealtime: 'Its stream tells it anew with each interval, as the log stands then.',
  readActivity: byAll,
  listHistory: byAll,
  readUndo: byAll,
  listEvents: byAll,
  readOpenApi: 'The document of the API is part of the product: no event is about it.',
};
