/** Tests that every event type has an undo that restores the former state, or a reason for having none. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { listingOf, listings } from '#domain/marketplace/listings.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { currentLook } from '#events/branding/brandingDecider.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { noReseller } from '#events/resellers/reseller.ts';
import { billedToAt } from '#mocks/billing/billedTo.ts';
import { undoTypes, wayBackFrom } from '#mocks/history/undoTable.ts';
import { eventShapes } from '#mocks/inspection/eventShapes.ts';
import { factsIn } from '#tests/support/historyFacts.ts';
import { importBody, importedRow } from '#tests/support/importBody.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { type CallOptions, openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { toldFacts } from './toldFacts.ts';

/** Campaigns need the whole demo agency, because no one launches one over HTTP. */
const open = async (type = '') => {
  const backend = openTestBackend();
  if (type.startsWith('Campaign')) await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await backend.succeed(name, { token, ...options }));
  return { ...backend, token, call };
};
type Opened = Awaited<ReturnType<typeof open>>;

const etag = (record: object): CallOptions => ({ headers: { 'If-Match': Object(record).etag } });
const at = (id: string) => ({ params: { id } });
const fjord = 'fjordandfoam';
const app = listings.find(({ monthlyPrice }) => monthlyPrice === 0)?.id ?? '';
const connection = {
  platform: 'shopify',
  account_id: 'shopify-fjord',
  client_id: fjord,
  scopes: [...platformCatalogue.shopify.scopes],
};
const look = { name: 'Berth', accent: '#7c3aed', logo_text: 'B', hide_powered_by: true };

const requestDomain = ({ call }: Opened) =>
  call('requestDomain', { body: { domain: 'reports.berth.example' } });
const domainIn = ({ domainDirectory }: ScopedAnswers) => {
  const { domain, token, records } = domainDirectory.byWorkspace.northlight ?? {};
  return { domain, token, records };
};
const makeKey = async ({ call }: Opened) => (await call('makeApiKey', { body: { name: 'Export' } })).key;
const revokedKey = async (opened: Opened) => {
  const key = await makeKey(opened);
  await opened.call('revokeApiKey', at(key.id));
  return key;
};
const addClient = async ({ call }: Opened) =>
  (await call('addClient', { body: { name: 'Dune', domain: 'dune.example', industry: 'SaaS' } })).client;
const archived = async (opened: Opened) => {
  const client = await addClient(opened);
  await opened.call('archiveClient', { ...at(client.id), ...etag(client) });
  return client;
};
const addCompetitor = async ({ call }: Opened) =>
  (await call('addCompetitor', { body: { client_id: fjord, domain: 'rival.example', tier: 'direct' } }))
    .competitor;
const removed = async (opened: Opened) => {
  const competitor = await addCompetitor(opened);
  await opened.call('removeCompetitor', { ...at(competitor.id), ...etag(competitor) });
  return competitor;
};
const connect = async ({ call }: Opened) =>
  (await call('connectIntegration', { body: connection })).integration;
const connectMore = async ({ call }: Opened) => {
  for (const [platform, account_id, client_id] of [
    ['google_analytics', 'google_analytics-fjord', fjord],
    ['google_ads', 'google_ads-maple', 'mapleclinic'],
    ['linkedin', 'linkedin-stackpilot', 'stackpilot'],
  ] as const) {
    const scopes = [...platformCatalogue[platform].scopes];
    await call('connectIntegration', { body: { platform, account_id, client_id, scopes } });
  }
};
const disconnected = async (opened: Opened) => {
  const integration = await connect(opened);
  await opened.call('disconnectIntegration', { ...at(integration.id), ...etag(integration) });
  return integration;
};
const install = async ({ call }: Opened) =>
  (await call('installListing', { ...at(app), body: { scopes: [...(listingOf(app)?.scopes ?? [])] } }))
    .listing;
const requestApp = async ({ call }: Opened) =>
  (await call('requestListing', { ...at(app), body: { why: 'For Mondays' } })).request;
const saveScenario = async ({ call }: Opened) =>
  (await call('saveRoiScenario', { body: { name: 'Today', inputs: roiDefaults } })).scenario;
const removedScenario = async (opened: Opened) => {
  const scenario = await saveScenario(opened);
  await opened.call('removeRoiScenario', { ...at(scenario.id), ...etag(scenario) });
  return scenario;
};

const addAnnotation = async ({ call }: Opened) => {
  const body = { client_id: fjord, from: '2026-11-02', to: '2026-11-03', text: 'New shop', shared: false };
  return (await call('addAnnotation', { body })).annotation;
};
const removedAnnotation = async (opened: Opened) => {
  const annotation = await addAnnotation(opened);
  await opened.call('removeAnnotation', { ...at(annotation.id), ...etag(annotation) });
  return annotation;
};
const setGoal = async ({ call }: Opened) => {
  const body = { client_id: 'saltandember', figure: 'sessions', target: 40_000, period: 'month' };
  return (await call('setGoal', { body })).goal;
};
const importData = async ({ call }: Opened) => {
  const body = await importBody([importedRow('2025-11-02')]);
  return (await call('importRows', { ...at(fjord), body })).import;
};
const withdrawnImport = async (opened: Opened) => {
  const made = await importData(opened);
  await opened.call('withdrawImport', at(made.id));
  return made;
};
const setRule = async ({ call }: Opened) => {
  const terms = { figure: 'sessions', condition: 'below', threshold: 900, window_days: 7, cooldown_days: 7 };
  const { rules } = await call('setAlertRules', { body: { client_ids: [fjord], ...terms } });
  return rules[0] ?? { id: '', etag: '' };
};
const removedRule = async (opened: Opened) => {
  const rule = await setRule(opened);
  await opened.call('removeAlertRule', { ...at(rule.id), ...etag(rule) });
  return rule;
};
const openAlert = async ({ call }: Opened) => {
  const terms = { figure: 'sessions', condition: 'above', threshold: 1, window_days: 7, cooldown_days: 7 };
  await call('setAlertRules', { body: { client_ids: [fjord], ...terms } });
  await call('checkAlerts', { body: { rule_ids: null } });
  return (await call('listAlerts')).items.find(({ status }: { status: string }) => status === 'open');
};
const reopened = async (opened: Opened) => {
  const alert = await openAlert(opened);
  await opened.call('resolveAlert', at(alert.id));
  return alert;
};
const removedGoal = async (opened: Opened) => {
  const goal = await setGoal(opened);
  await opened.call('removeGoal', { ...at(goal.id), ...etag(goal) });
  return goal;
};
const budget = (monthly_cents: number) => ({ ...at(fjord), body: { monthly_cents } });
const setBudget = async ({ call }: Opened) => {
  await call('setBudget', budget(400_000));
  return { id: fjord };
};
const running = async ({ call }: Opened) =>
  (await call('listCampaigns')).items.find(({ status }: { status: string }) => status === 'running');
const paused = async (opened: Opened) => {
  const campaign = await running(opened);
  return (await opened.call('pauseCampaign', { ...at(campaign.id), ...etag(campaign) })).campaign;
};

type Thing = { readonly id: string };

type Doing = {
  readonly given?: (opened: Opened) => Promise<Thing>;
  readonly act: (opened: Opened, of: Thing) => Promise<unknown>;
};

const fee = { monthly_fee_cents: 90_000, currency: 'USD', from: '2026-01-01', reason: 'start' };
const pausedClient = async (opened: Opened) => {
  const client = await addClient(opened);
  return (await opened.call('pauseClient', { ...at(client.id), ...etag(client) })).client;
};
const payingClient = async (opened: Opened) => {
  const client = await addClient(opened);
  return (await opened.call('changeContract', { ...at(client.id), ...etag(client), body: fee })).client;
};
const update = (body: object) => ({
  given: addClient,
  act: ({ call }: Opened, client: Thing) => call('updateClient', { ...at(client.id), ...etag(client), body }),
});
const addContact = async ({ call }: Opened) =>
  (await call('addClientContact', { ...at(fjord), body: { name: 'Jo' } })).contact;
const removedContact = async (opened: Opened) => {
  const contact = await addContact(opened);
  await opened.call('removeClientContact', { ...at(contact.id), ...etag(contact) });
  return contact;
};
const addFile = async ({ call }: Opened) =>
  (
    await call('addFileAddress', {
      body: {
        name: 'Newsletter',
        address: 'https://files.harbor.example/newsletter.csv',
        client_id: fjord,
        every: 'day',
      },
    })
  ).file_address;
const removedFile = async (opened: Opened) => {
  const file = await addFile(opened);
  await opened.call('removeFileAddress', { ...at(file.id), ...etag(file) });
  return file;
};
const addNote = async ({ call }: Opened) =>
  (await call('addClientNote', { ...at(fjord), body: { text: 'Careful' } })).note;
const removedNote = async (opened: Opened) => {
  const note = await addNote(opened);
  await opened.call('removeClientNote', { ...at(note.id), ...etag(note) });
  return note;
};
const addTask = async ({ call }: Opened) =>
  (await call('addClientTask', { ...at(fjord), body: { text: 'Call them' } })).task;
const doneTask = async (opened: Opened) => {
  const task = await addTask(opened);
  return (await opened.call('changeClientTask', { ...at(task.id), ...etag(task), body: { done: true } }))
    .task;
};
const removedTask = async (opened: Opened) => {
  const task = await addTask(opened);
  await opened.call('removeClientTask', { ...at(task.id), ...etag(task) });
  return task;
};
const saveView = async ({ call }: Opened) =>
  (await call('createSavedView', { body: { page: 'clients', name: 'Mine', query: 'owner=me' } })).view;
const removedView = async (opened: Opened) => {
  const view = await saveView(opened);
  await opened.call('removeSavedView', { ...at(view.id), ...etag(view) });
  return view;
};

const startConversation = async ({ call }: Opened) =>
  (await call('startConversation', { body: { question: 'Which plan do we have?' } })).conversation;
const removedConversation = async (opened: Opened) => {
  const conversation = await startConversation(opened);
  await opened.call('removeConversation', { ...at(conversation.id), ...etag(conversation) });
  return conversation;
};

const makeDashboard = async ({ call }: Opened) =>
  (await call('createDashboard', { body: { name: 'Weekly', client_id: fjord, beginning: 'seo' } })).dashboard;
const archivedDashboard = async (opened: Opened) => {
  const dashboard = await makeDashboard(opened);
  await opened.call('archiveDashboard', { ...at(dashboard.id), ...etag(dashboard) });
  return dashboard;
};

const changing =
  (name: EndpointName, body?: object): Doing['act'] =>
  ({ call }, one) =>
    call(name, { ...at(one.id), ...etag(one), ...(body ? { body } : {}) });

const clientDoings: Readonly<Record<string, Doing>> = {
  ClientPaused: { given: addClient, act: changing('pauseClient') },
  ClientResumed: { given: pausedClient, act: changing('resumeClient') },
  ClientOwnerAssigned: update({ owner_id: 'demomanager' }),
  ClientTagsChanged: update({ tags: ['SEO'] }),
  ClientLogoChanged: {
    given: async (opened) => {
      const client = await addClient(opened);
      const { picture } = await opened.call('keepPicture', { body: { url: redPixel } });
      return { ...client, picture };
    },
    act: ({ call }, one) =>
      call('updateClient', { ...at(one.id), ...etag(one), body: { logo_id: Object(one).picture.id } }),
  },
  ClientLifetimeAssumed: update({ lifetime: { orders_per_year: 4, years: 3, margin_percent: 40 } }),
  ClientContractChanged: { given: addClient, act: changing('changeContract', fee) },
  ClientContractWithdrawn: {
    given: payingClient,
    act: ({ call }, client) => {
      const change = String(Object(client).contract[0].id);
      return call('withdrawContract', { params: { id: client.id, change }, ...etag(client) });
    },
  },
  ClientContactAdded: { act: addContact },
  ClientContactChanged: { given: addContact, act: changing('changeClientContact', { title: 'CEO' }) },
  ClientContactRemoved: { given: addContact, act: changing('removeClientContact') },
  ClientContactRestored: { given: removedContact, act: changing('restoreClientContact') },
  FileAddressAdded: { act: addFile },
  FileAddressChanged: { given: addFile, act: changing('changeFileAddress', { every: 'hour' }) },
  FileAddressRemoved: { given: addFile, act: changing('removeFileAddress') },
  FileAddressRestored: { given: removedFile, act: changing('restoreFileAddress') },
  ClientNoteAdded: { act: addNote },
  ClientNoteChanged: { given: addNote, act: changing('changeClientNote', { text: 'Calm' }) },
  ClientNoteRemoved: { given: addNote, act: changing('removeClientNote') },
  ClientNoteRestored: { given: removedNote, act: changing('restoreClientNote') },
  ClientTaskAdded: { act: addTask },
  ClientTaskChanged: {
    given: addTask,
    act: changing('changeClientTask', { assignee_id: 'demomanager', due_on: '2026-01-09' }),
  },
  ClientTaskCompleted: { given: addTask, act: changing('changeClientTask', { done: true }) },
  ClientTaskReopened: { given: doneTask, act: changing('changeClientTask', { done: false }) },
  ClientTaskRemoved: { given: addTask, act: changing('removeClientTask') },
  ClientTaskRestored: { given: removedTask, act: changing('restoreClientTask') },
  SavedViewCreated: { act: saveView },
  SavedViewRenamed: { given: saveView, act: changing('renameSavedView', { name: 'Ours' }) },
  SavedViewRemoved: { given: saveView, act: changing('removeSavedView') },
  SavedViewRestored: { given: removedView, act: changing('restoreSavedView') },
  FindingMarked: {
    act: ({ call }) =>
      call('markFindings', {
        body: {
          findings: [{ client_id: fjord, figure: 'revenue_cents', day: '2026-01-01' }],
          status: 'dismissed',
          until: null,
          reason: 'A sale',
        },
      }),
  },
  ConversationRenamed: {
    given: startConversation,
    act: changing('renameConversation', { title: 'Plans' }),
  },
  ConversationPinned: { given: startConversation, act: changing('renameConversation', { pinned: true }) },
  ConversationUnpinned: {
    given: async (opened) => {
      const begun = await startConversation(opened);
      const change = { ...at(begun.id), ...etag(begun), body: { pinned: true } };
      return (await opened.call('renameConversation', change)).conversation;
    },
    act: changing('renameConversation', { pinned: false }),
  },
  AnswerRated: {
    given: startConversation,
    act: async ({ call }, { id }) => {
      const { turns } = await call('readConversation', at(id));
      const body = { turn: turns[0]?.id ?? '', rating: 'down', reason: 'Wrong dates' } as const;
      return call('rateAnswer', { params: { id }, body });
    },
  },
  ConversationRemoved: { given: startConversation, act: changing('removeConversation') },
  ConversationRestored: { given: removedConversation, act: changing('restoreConversation') },
};

const manager = { id: 'demomanager' };
const card = (last_four: string) => ({
  body: { brand: 'visa', last_four, expiry_month: 12, expiry_year: 2_030, renewals: 'accepted' },
});
const payBy = async ({ call }: Opened) => {
  await call('savePaymentCard', card('4242'));
  return manager;
};
const choose = (plan_name: string) => ({ body: { plan_name, billing_cycle: 'monthly' } });
const schedule = async ({ call }: Opened) => {
  await call('changeSubscription', choose('starter'));
  return manager;
};
const cancel = async ({ call }: Opened) => {
  await call('cancelSubscription');
  return manager;
};
const pause = async ({ call }: Opened) => {
  await call('pauseSubscription', { body: { months: 2 } });
  return manager;
};
const simulate = async ({ call }: Opened) => {
  await call('startSimulation', { body: { plan_name: 'agency_plus' } });
  return manager;
};
const addTenant = async (opened: Opened) => {
  await simulate(opened);
  const body = { name: 'Harbor Media', plan_name: 'pro' };
  return (await opened.call('addTenant', { body })).tenant;
};
const endedTenant = async (opened: Opened) => {
  const tenant = await addTenant(opened);
  await opened.call('endTenant', at(tenant.id));
  return tenant;
};
const invite = async ({ call }: Opened) =>
  (await call('inviteMember', { body: { email: 'kim@northlight.example', role: 'manager' } })).invitation;
const revoked = async (opened: Opened) => {
  const invitation = await invite(opened);
  await opened.call('revokeInvitation', at(invitation.id));
  return invitation;
};
const details = { company: 'Northlight Ltd', email: 'bills@northlight.example', tax_id: '', address: '' };
const kept = { clients: [fjord], team_members: ['demoadmin'], integrations: [], dashboards: [] };

const planDoings: Readonly<Record<string, Doing>> = {
  SubscriptionChangeScheduled: { act: schedule },
  SubscriptionChangeWithdrawn: {
    given: schedule,
    act: ({ call }) => call('changeSubscription', choose('enterprise')),
  },
  SubscriptionPaused: { act: pause },
  SubscriptionCanceled: { act: cancel },
  SubscriptionResumed: { given: cancel, act: ({ call }) => call('resumeSubscription') },
  KeptResourcesChosen: { given: schedule, act: ({ call }) => call('chooseKept', { body: { keep: kept } }) },
  PlanSimulationStarted: { act: simulate },
  PlanSimulationEnded: { given: simulate, act: ({ call }) => call('endSimulation') },
  MemberRoleChanged: {
    act: ({ call }) => call('changeMemberRole', { ...at('demomanager'), body: { role: 'admin' } }),
  },
  WorkspaceOwnerChanged: {
    given: async ({ call }) => {
      await call('changeMemberRole', { ...at('demomanager'), body: { role: 'admin' } });
      return manager;
    },
    act: async ({ call }) =>
      call('changeOwner', {
        body: { member_id: 'demomanager', name: (await call('readWorkspace')).workspace.name },
        headers: { 'If-Match': '*' },
      }),
  },
  MemberRemoved: { act: ({ call }) => call('removeMember', at('demomanager')) },
  MemberInvited: { act: invite },
  InvitationRevoked: { given: invite, act: ({ call }, one) => call('revokeInvitation', at(one.id)) },
  InvitationRestored: { given: revoked, act: ({ call }, one) => call('restoreInvitation', at(one.id)) },
  ApiKeyMade: { act: makeKey },
  ApiKeyRevoked: { given: makeKey, act: ({ call }, one) => call('revokeApiKey', at(one.id)) },
  ApiKeyRestored: { given: revokedKey, act: ({ call }, one) => call('restoreApiKey', at(one.id)) },
  TenantAdded: {
    given: simulate,
    act: ({ call }) => call('addTenant', { body: { name: 'Pine', plan_name: 'starter' } }),
  },
  TenantRenamed: { given: addTenant, act: changing('changeTenant', { name: 'Pine' }) },
  TenantPlanChanged: { given: addTenant, act: changing('changeTenant', { plan_name: 'enterprise' }) },
  TenantEnded: { given: addTenant, act: ({ call }, one) => call('endTenant', at(one.id)) },
  TenantRestored: { given: endedTenant, act: ({ call }, one) => call('restoreTenant', at(one.id)) },
  ResellerShareChanged: {
    given: simulate,
    act: ({ call }) => call('changeShare', { body: { share_percent: 40 } }),
  },
  PaymentCardChanged: { given: payBy, act: ({ call }) => call('savePaymentCard', card('1881')) },
  PaymentCardRemoved: {
    given: payBy,
    act: async (opened) => undoLast(opened),
  },
  BillingDetailsChanged: {
    act: ({ call }) => call('saveBillingDetails', { body: details, headers: { 'If-Match': '"r0"' } }),
  },
  MemberJoined: {
    given: async ({ call }) => {
      await call('removeMember', at('demomanager'));
      return manager;
    },
    act: ({ call }) => call('restoreMember', at('demomanager')),
  },
};

/**
 * Appended with other events, such as archiving an active client or changing to a smaller plan. Tested below.
 * Merging is tested with its handler.
 */
const ofManyEvents: readonly string[] = [
  'ClientDeleted',
  'ClientMerged',
  'ClientContactMoved',
  'ClientNoteMoved',
  'ClientTaskMoved',
  'GoalMoved',
  'ImportMoved',
  'ResourcesPutAside',
  'ResourcesTakenBack',
  'MemberSuspended',
  'MemberReinstated',
];
/** Tested with report runs: actions of a client's people, and notices about missing text. */
const toldWithRuns: readonly string[] = [
  'ReportRunUnblocked',
  'ReportAccepted',
  'ReportChangesRequested',
  'ReportAnswerWithdrawn',
  'ReportRated',
  'ReportCommentRemoved',
  'ReportCommentRestored',
];
const share = async ({ call }: Opened) =>
  (
    await call('createShareLink', {
      body: {
        name: 'For the board',
        client_id: fjord,
        kind: 'overview',
        shown_id: null,
        view: '',
        expires_at: null,
        since: null,
        password: 'first secret',
      },
    })
  ).share_link;
const shareDoings: Readonly<Record<string, Doing>> = {
  ShareLinkCreated: { act: share },
  ShareLinkChanged: {
    given: share,
    act: ({ call }, one) =>
      call('changeShareLink', { ...at(one.id), ...etag(one), body: { name: 'For all', password: null } }),
  },
  ShareLinkRevoked: { given: share, act: ({ call }, one) => call('revokeShareLink', at(one.id)) },
  ShareLinkRestored: {
    given: async (opened) => {
      const link = await share(opened);
      await opened.call('revokeShareLink', at(link.id));
      return link;
    },
    act: ({ call }, one) => call('restoreShareLink', at(one.id)),
  },
};
const dashboardDoings: Readonly<Record<string, Doing>> = {
  DashboardCreated: { act: makeDashboard },
  DashboardRenamed: { given: makeDashboard, act: changing('changeDashboard', { name: 'Daily' }) },
  DashboardVisibilityChanged: {
    given: makeDashboard,
    act: changing('changeDashboard', { visible_to_client: true }),
  },
  DashboardLayoutChanged: { given: makeDashboard, act: changing('layOutDashboard', { widgets: [] }) },
  DashboardArchived: { given: makeDashboard, act: changing('archiveDashboard') },
  DashboardRestored: { given: archivedDashboard, act: changing('restoreDashboard') },
  DashboardFavouriteChanged: { given: makeDashboard, act: changing('markDashboard', { favourite: true }) },
  DashboardDefaultChanged: {
    given: makeDashboard,
    act: changing('setDefaultDashboard', { is_default: true }),
  },
};

const makeReport = async ({ call }: Opened) => {
  const body = { name: 'Monthly', client_id: fjord, beginning: 'monthly' };
  const { report } = await call('createReport', { body });
  const changes = { recipients: ['jo@fjord.example'] };
  return (await call('changeReport', { ...at(report.id), ...etag(report), body: changes })).report;
};
const moving = (move: string): Doing['act'] => changing('moveReport', { move });
const moved =
  (...moves: readonly string[]): NonNullable<Doing['given']> =>
  async (opened) => {
    const report = await makeReport(opened);
    for (const move of moves) await moving(move)(opened, report);
    return report;
  };
const monthly = { frequency: 'monthly', weekday: null, day: 31, time: '08:00', zone: 'UTC', ends_on: null };
const scheduledReport = async (opened: Opened) => {
  const report = await makeReport(opened);
  const body = { schedule: monthly };
  return (await opened.call('scheduleReport', { ...at(report.id), ...etag(report), body })).report;
};
const pausedReport = async (opened: Opened) => {
  const report = await scheduledReport(opened);
  return (await opened.call('moveReport', { ...at(report.id), body: { move: 'pause' } })).report;
};
const archivedReport = async (opened: Opened) => {
  const report = await makeReport(opened);
  await opened.call('archiveReport', { ...at(report.id), ...etag(report) });
  return report;
};
const toRun =
  (name: EndpointName, body: object): Doing['act'] =>
  ({ call }, { id }) =>
    call(name, { ...at(`${id}-1`), headers: { 'If-Match': '*' }, body });
const remark = toRun('answerReportRun', { answer: 'comment', section: null, text: 'Look', internal: true });
const reportDoings: Readonly<Record<string, Doing>> = {
  ReportCreated: {
    act: ({ call }) =>
      call('createReport', { body: { name: 'Monthly', client_id: fjord, beginning: 'monthly' } }),
  },
  ReportChanged: { given: makeReport, act: changing('changeReport', { name: 'Weekly', sections: [] }) },
  ReportScheduled: { given: makeReport, act: changing('scheduleReport', { schedule: monthly }) },
  ReportUnscheduled: { given: scheduledReport, act: changing('scheduleReport', { schedule: null }) },
  ReportPaused: { given: scheduledReport, act: moving('pause') },
  ReportResumed: { given: pausedReport, act: moving('resume') },
  ReportArchived: { given: makeReport, act: changing('archiveReport') },
  ReportRestored: { given: archivedReport, act: moving('restore') },
  ReportTextWritten: {
    given: moved('generate'),
    act: toRun('writeReportRun', { section: 'section2', text: 'A strong month.' }),
  },
  ReportRunApproved: { given: moved('generate'), act: moving('approve') },
  ReportApprovalWithdrawn: { given: moved('generate', 'approve'), act: moving('reopen') },
  ReportSendStarted: { given: moved('generate', 'approve'), act: moving('send') },
  ReportSendUndone: { given: moved('generate', 'approve', 'send'), act: moving('undoSend') },
  ReportCommented: { given: moved('generate'), act: remark },
};

const doings: Readonly<Record<string, Doing>> = {
  ...reportDoings,
  ClientAdded: { act: addClient },
  ClientUpdated: {
    given: addClient,
    act: ({ call }, client) =>
      call('updateClient', {
        ...at(client.id),
        ...etag(client),
        body: { name: 'Dunes', domain: 'dunes.example' },
      }),
  },
  ClientArchived: {
    given: addClient,
    act: ({ call }, client) => call('archiveClient', { ...at(client.id), ...etag(client) }),
  },
  ClientRestored: { given: archived, act: ({ call }, client) => call('restoreClient', at(client.id)) },
  ...clientDoings,
  ...planDoings,
  CompetitorAdded: { act: addCompetitor },
  CompetitorUpdated: {
    given: addCompetitor,
    act: ({ call }, one) =>
      call('updateCompetitor', {
        ...at(one.id),
        ...etag(one),
        body: { tier: 'indirect', notes: 'New shop' },
      }),
  },
  CompetitorRemoved: {
    given: addCompetitor,
    act: ({ call }, one) => call('removeCompetitor', { ...at(one.id), ...etag(one) }),
  },
  CompetitorRestored: { given: removed, act: ({ call }, one) => call('restoreCompetitor', at(one.id)) },
  IntegrationConnected: { act: connect },
  IntegrationMapped: {
    given: connect,
    act: ({ call }, one) =>
      call('mapIntegration', { ...at(one.id), ...etag(one), body: { client_id: 'stackpilot' } }),
  },
  SourceHistoryStopped: {
    given: connect,
    act: ({ call }, one) => call('changeSyncs', { body: { ids: [one.id], change: 'stopHistory' } }),
  },
  SourceHistoryContinued: {
    given: async (opened) => {
      const one = await connect(opened);
      await opened.call('changeSyncs', { body: { ids: [one.id], change: 'stopHistory' } });
      return one;
    },
    act: ({ call }, one) => call('changeSyncs', { body: { ids: [one.id], change: 'continueHistory' } }),
  },
  SourceSyncPaused: {
    given: connect,
    act: ({ call }, one) => call('changeSyncs', { body: { ids: [one.id], change: 'pause' } }),
  },
  SourceSyncResumed: {
    given: async (opened) => {
      const one = await connect(opened);
      await opened.call('changeSyncs', { body: { ids: [one.id], change: 'pause' } });
      return one;
    },
    act: ({ call }, one) => call('changeSyncs', { body: { ids: [one.id], change: 'resume' } }),
  },
  IntegrationDisconnected: {
    given: connect,
    act: ({ call }, one) => call('disconnectIntegration', { ...at(one.id), ...etag(one) }),
  },
  IntegrationRestored: {
    given: disconnected,
    act: ({ call }, one) => call('restoreIntegration', at(one.id)),
  },
  AppInstalled: { act: install },
  AppChanged: {
    given: install,
    act: ({ call }) =>
      call('changeInstallation', { ...at(app), headers: { 'If-Match': '*' }, body: { paused: true } }),
  },
  AppRequested: { act: requestApp },
  AppRequestAnswered: {
    given: requestApp,
    act: ({ call }, one) =>
      call('answerAppRequest', { ...at(one.id), body: { answer: 'declined', why: 'Later' } }),
  },
  AppReviewed: {
    act: ({ call }) =>
      call('reviewListing', { ...at(app), body: { review: { stars: 4, text: 'Does one thing.' } } }),
  },
  AppUninstalled: {
    given: install,
    act: ({ call }) => call('uninstallListing', { ...at(app), headers: { 'If-Match': '*' } }),
  },
  LookSaved: { act: ({ call }) => call('saveWhiteLabel', { body: look, headers: { 'If-Match': '"r0"' } }) },
  LookDrafted: { act: ({ call }) => call('saveLookDraft', { body: { look, publish_at: null } }) },
  LookRolledBack: {
    given: ({ call }) => call('saveWhiteLabel', { body: look, headers: { 'If-Match': '"r0"' } }),
    act: ({ call }) => call('rollBackWhiteLabel', { body: { version: 0 } }),
  },
  ClientLookSaved: {
    given: ({ call }) => call('startSimulation', { body: { plan_name: 'agency_plus' } }),
    act: ({ call }) =>
      call('saveClientLook', {
        ...at(fjord),
        body: { look: { name: 'Fjord', accent: '#1d4ed8', logo_id: null, dark_logo_id: null } },
      }),
  },
  DomainRequested: { act: requestDomain },
  DomainReleased: { given: requestDomain, act: ({ call }) => call('releaseDomain', {}) },
  DnsRecordsSet: {
    given: requestDomain,
    act: ({ call }) => call('setDemoDns', { body: { cname: 'elsewhere.example', txt: null, caa: null } }),
  },
  RoiScenarioSaved: { act: saveScenario },
  RoiScenarioRenamed: {
    given: saveScenario,
    act: ({ call }, one) =>
      call('renameRoiScenario', { ...at(one.id), ...etag(one), body: { name: 'Then' } }),
  },
  RoiScenarioRemoved: {
    given: saveScenario,
    act: ({ call }, one) => call('removeRoiScenario', { ...at(one.id), ...etag(one) }),
  },
  RoiScenarioRestored: {
    given: removedScenario,
    act: ({ call }, one) => call('restoreRoiScenario', at(one.id)),
  },
  ...dashboardDoings,
  ...shareDoings,
  CampaignBudgetChanged: {
    given: running,
    act: ({ call }, one) =>
      call('changeCampaignBudget', { ...at(one.id), ...etag(one), body: { daily_budget_cents: 12_345 } }),
  },
  CampaignPaused: {
    given: running,
    act: ({ call }, one) => call('pauseCampaign', { ...at(one.id), ...etag(one) }),
  },
  CampaignResumed: {
    given: paused,
    act: ({ call }, one) => call('resumeCampaign', { ...at(one.id), ...etag(one) }),
  },
  AnnotationAdded: { act: addAnnotation },
  AnnotationChanged: {
    given: addAnnotation,
    act: ({ call }, one) =>
      call('changeAnnotation', { ...at(one.id), ...etag(one), body: { text: 'Old shop', to: '2026-11-04' } }),
  },
  AnnotationRemoved: {
    given: addAnnotation,
    act: ({ call }, one) => call('removeAnnotation', { ...at(one.id), ...etag(one) }),
  },
  AnnotationRestored: {
    given: removedAnnotation,
    act: ({ call }, one) => call('restoreAnnotation', at(one.id)),
  },
  AlertRuleSet: { act: setRule },
  AlertRuleRemoved: {
    given: setRule,
    act: ({ call }, one) => call('removeAlertRule', { ...at(one.id), ...etag(one) }),
  },
  AlertRuleRestored: { given: removedRule, act: ({ call }, one) => call('restoreAlertRule', at(one.id)) },
  AlertRuleMuted: {
    given: setRule,
    act: ({ call }, one) => call('muteAlertRule', { ...at(one.id), body: { until: '2027-03-01' } }),
  },
  AlertAcknowledged: { given: openAlert, act: ({ call }, one) => call('acknowledgeAlert', at(one.id)) },
  AlertResolved: { given: openAlert, act: ({ call }, one) => call('resolveAlert', at(one.id)) },
  AlertReopened: {
    given: reopened,
    act: (opened) => undoLast(opened),
  },
  DataImported: { act: importData },
  ImportWithdrawn: { given: importData, act: ({ call }, one) => call('withdrawImport', at(one.id)) },
  ImportRestored: { given: withdrawnImport, act: ({ call }, one) => call('restoreImport', at(one.id)) },
  GoalSet: { act: setGoal },
  GoalChanged: {
    given: setGoal,
    act: ({ call }, one) =>
      call('changeGoal', {
        ...at(one.id),
        ...etag(one),
        body: { target: 50_000, period: 'quarter', from: '2026-04-01' },
      }),
  },
  GoalRemoved: {
    given: setGoal,
    act: ({ call }, one) => call('removeGoal', { ...at(one.id), ...etag(one) }),
  },
  GoalRestored: { given: removedGoal, act: ({ call }, one) => call('restoreGoal', at(one.id)) },
  BudgetSet: { given: setBudget, act: ({ call }) => call('setBudget', budget(500_000)) },
  BudgetRemoved: {
    given: async (opened) => {
      await setBudget(opened);
      const { budgets } = await opened.call('listGoals', { query: `client=${fjord}` });
      return { id: fjord, etag: budgets[0]?.etag ?? '' };
    },
    act: ({ call }, one) => call('removeBudget', { ...at(one.id), ...etag(one) }),
  },
  ProfileUpdated: { act: ({ call }) => call('updateProfile', { body: { first_name: 'Adele' } }) },
};

const isThere = (thing: object): boolean => {
  const { archivedAt = null, removedAt = null, revokedAt = null, withdrawnAt = null, status } = Object(thing);
  if (withdrawnAt !== null) return false;
  return archivedAt === null && removedAt === null && revokedAt === null && status !== 'disconnected';
};

/** Removes times, actors and versions, which undo does not restore. */
const bare = (thing: object): object => {
  const { revision, updatedAt, since, restoredAt, by, installedAt, versions, ...facts } = Object(thing);
  return facts;
};

const present = (things: Readonly<Record<string, object>> | undefined): object =>
  Object.fromEntries(
    Object.entries(things ?? {}).flatMap(([id, thing]) => (isThere(thing) ? [[id, bare(thing)]] : [])),
  );

/** Removes deleted annotations. The version of a run's text also increases with an undo. */
const withoutRemoved = (reports: object): object =>
  JSON.parse(JSON.stringify(reports), (key, value) => {
    if (key === 'revision' || key === 'streamRevision') return undefined;
    return Array.isArray(value) ? value.filter((one) => Object(one).removed !== true) : value;
  });

const teamOf = ({ teamDirectory }: ScopedAnswers): object => {
  const state = teamDirectory.byWorkspace.northlight?.state;
  if (state?.status !== 'created') return {};
  const { members, removed, invitations } = state;
  const ids = Object.entries(members).map(([id, { suspended }]) => [id, suspended]);
  const open = Object.values(invitations).filter(({ status }) => status === 'open');
  return { ids: ids.toSorted(), removed: Object.keys(removed), open: open.map(({ email }) => email) };
};

const resoldBy = ({ resellerDirectory }: ScopedAnswers): object => {
  const { tenants, share } = resellerDirectory.byWorkspace.northlight ?? noReseller;
  const running = Object.values(tenants).filter(({ endedAt }) => endedAt === null);
  return { share, running: running.map(({ name, plan }) => `${name} ${plan}`) };
};

const standing = (answers: ScopedAnswers): object => ({
  clients: present(answers.clientDirectory.byWorkspace.northlight),
  competitors: present(answers.competitorDirectory.byWorkspace.northlight),
  integrations: present(answers.integrationDirectory.byWorkspace.northlight?.byId),
  stopped: Object.entries(answers.sourceHistory.byWorkspace.northlight ?? {}).flatMap(([id, { history }]) =>
    history?.stoppedAt == null ? [] : [id],
  ),
  paused: Object.entries(answers.sourceHistory.byWorkspace.northlight ?? {}).flatMap(([id, { paused }]) =>
    paused === null ? [] : [id],
  ),
  apps: Object.entries(answers.installedApps.byWorkspace.northlight ?? {}).map(
    ([id, { app: installed, ...said }]) => ({ id, ...said, ...(installed ? present({ installed }) : {}) }),
  ),
  scenarios: present(answers.roiScenarioShelf.byId),
  contacts: present(answers.clientFiles.contacts),
  notes: present(answers.clientFiles.notes),
  tasks: present(answers.clientTasks.byId),
  views: present(answers.savedViewShelf.byId),
  files: present(answers.fileAddressShelf.byId),
  conversations: present(answers.conversationShelf.byId),
  look: currentLook({ versions: answers.brandingHistory.byWorkspace.northlight ?? [] }),
  clientLooks: answers.brandingHistory.clientLooks.northlight ?? {},
  domain: domainIn(answers),
  lookDraft: answers.brandingHistory.drafts.northlight?.look ?? null,
  people: present(answers.accountDirectory.byId),
  campaigns: present(answers.campaignDirectory.byWorkspace.northlight),
  annotations: present(answers.annotationDirectory.byWorkspace.northlight),
  dashboards: present(answers.dashboardDirectory.byWorkspace.northlight?.byId),
  reports: withoutRemoved(present(answers.reportDirectory.byWorkspace.northlight)),
  defaultDashboard: answers.dashboardDirectory.byWorkspace.northlight?.defaultId ?? null,
  links: present(answers.shareLinkDirectory.byWorkspace.northlight?.byId),
  imports: present(answers.importShelf.byWorkspace.northlight),
  goals: present(answers.goalDirectory.byWorkspace.northlight?.goals),
  plan: bare(answers.currentSubscription.byAccount.demoadmin ?? {}),
  team: teamOf(answers),
  reseller: resoldBy(answers),
  card: answers.paymentCards.byWorkspace.northlight?.card ?? null,
  billedTo: billedToAt(answers, 'northlight', '9').details,
  apiKeys: present(answers.apiKeyDirectory.byWorkspace.northlight),
  rules: present(answers.alertDirectory.byWorkspace.northlight?.rules),
  alerts: Object.values(answers.alertDirectory.byWorkspace.northlight?.alerts ?? {}).map(
    ({ id, status }) => `${id} ${status}`,
  ),
  findings: Object.values(answers.findingDirectory.byWorkspace.northlight ?? {})
    .filter(({ status }) => status !== 'new')
    .map(({ id, status }) => `${id} ${status}`),
  budgets: present(answers.goalDirectory.byWorkspace.northlight?.budgets),
});

const standingOf = async ({ readModel }: TestBackend) => standing(await readModel.of('northlight'));
const headOf = async ({ log }: TestBackend) => (await log.head()).position;
const undoLast = async (opened: Opened) =>
  opened.call('undoChange', { body: { position: await headOf(opened) } });

const isUndoable = (type: string): boolean => !('never' in wayBackFrom(type));

describe('the way back', () => {
  test('covers every event type that the log may hold, and no other', () => {
    expect([...undoTypes].toSorted()).toEqual(Object.keys(eventShapes).toSorted());
    const reasons = undoTypes.flatMap((type) => {
      const way = wayBackFrom(type);
      return 'never' in way ? [way.never] : [];
    });
    expect(reasons.filter((reason) => !/^[A-Z].{15,}\.$/.test(reason))).toEqual([]);
  });

  test('is walked below for every type that has one', () => {
    expect([...Object.keys(doings), ...ofManyEvents, ...toldWithRuns].toSorted()).toEqual(
      undoTypes.filter(isUndoable).toSorted(),
    );
  });

  test('from a first media budget leads to none, and from there to the budget again', async () => {
    const opened = await open();
    const budgets = async () =>
      (await opened.call('listGoals', { query: `client=${fjord}` })).budgets.map(
        (one: { monthly_cents: number }) => one.monthly_cents,
      );
    const before = await budgets();
    await setBudget(opened);
    const first = await budgets();
    await undoLast(opened);
    const none = await budgets();
    await undoLast(opened);

    expect([before, first, none, await budgets()]).toEqual([[], [400_000], [], [400_000]]);
  });

  test('from a deletion brings the client back, and undoing that deletes it again', async () => {
    const opened = await open();
    const { id, etag: version } = await addClient(opened);
    const before = await standingOf(opened);
    const statusOf = async () =>
      (await opened.readModel.of('northlight')).clientDirectory.byWorkspace.northlight?.[id]?.deletedAt ??
      null;
    await opened.call('deleteClient', {
      ...at(id),
      headers: { 'If-Match': version },
      body: { name: 'Dune' },
    });
    expect(await statusOf()).not.toBeNull();
    await undoLast(opened);
    expect([await standingOf(opened), await statusOf()]).toEqual([before, null]);
    await undoLast(opened);
    expect(await statusOf()).not.toBeNull();
    await undoLast(opened);
    expect(await standingOf(opened)).toEqual(before);
  });

  test('from a plan simulation is the way back to everything that it has put aside', async () => {
    const opened = await open();
    await connect(opened);
    await connectMore(opened);
    const before = await standingOf(opened);
    const events = await opened.appendedBy(() =>
      opened.call('startSimulation', { body: { plan_name: 'starter' } }),
    );
    const during = await standingOf(opened);
    const types = Map.groupBy(events, ({ type }) => type);

    expect([...types].map(([type, same]) => [type, same.length])).toEqual([
      ['PlanSimulationStarted', 1],
      ['ResourcesPutAside', 1],
      ['ClientArchived', 3],
      ['IntegrationDisconnected', 1],
      ['MemberSuspended', 1],
    ]);
    await undoLast(opened);
    expect(await standingOf(opened)).toEqual(before);
    await undoLast(opened);
    expect(await standingOf(opened)).toEqual(during);

    await opened.call('endSimulation');
    expect(await standingOf(opened)).toEqual(before);
    await undoLast(opened);
    expect(await standingOf(opened)).toEqual(during);
    await undoLast(opened);
    expect(await standingOf(opened)).toEqual(before);
  });

  test.each(Object.keys(doings))(
    'from %s brings what was before, and undoing that brings it again',
    async (type) => {
      const opened = await open(type);
      const { given, act } = doings[type] as Doing;
      const of = (await given?.(opened)) ?? { id: '' };
      const before = await standingOf(opened);
      const appended = await opened.appendedBy(() => act(opened, of));
      const events = appended.filter(({ tags }) => tags.length > 0);
      const after = await standingOf(opened);
      const [done] = events;
      expect([events.length, done?.type, after]).not.toEqual([1, type, before]);
      expect([events.length, done?.type]).toEqual([1, type]);
      const { items } = await opened.call('listHistory', { query: 'limit=1' });
      expect(factsIn(items[0])).toEqual(toldFacts[type]);

      const [back] = await opened.appendedBy(() => undoLast(opened));
      expect(await standingOf(opened)).toEqual(before);
      expect([back?.causationId, back?.stream, back?.tags]).toEqual([done?.id, done?.stream, done?.tags]);

      const [again] = await opened.appendedBy(() => undoLast(opened));
      expect(await standingOf(opened)).toEqual(after);
      expect(again?.causationId).toBe(back?.id);

      await undoLast(opened);
      expect(await standingOf(opened)).toEqual(before);
    },
  );
});
