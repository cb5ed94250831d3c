/** Lists the outcomes of each machine's children, so that a search of its chart reaches every state. */
import { domainStatuses } from '#domain/branding/domainRules.ts';
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { noChoices } from '#domain/imports/platform/importReading.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { liveVisitsEntry } from '#machines/monitor/liveVisitsEntry.ts';
import type { VisitsInput } from '#machines/monitor/liveVisitsMachine.ts';
import { later } from '#tests/support/cast.ts';
import { readExport } from '#tests/support/readExport.ts';
import { contentOf } from '#tests/ui/parts/reports/reportContent.ts';
import { harborAndPine, noraFound, proReply } from './people.ts';

const { picture: snapshot } = liveVisitsEntry.input as VisitsInput;

const emptyHead = { position: 0, hash: '', recordedAt: '2026-01-05T09:00:00.000Z' };

const accepted = { error: null };
const refused = { error: { message: 'Invalid email or password' } };

const checkedOut: CheckoutReply = {
  checkout: {
    id: 'one',
    plan_name: 'pro',
    billing_cycle: 'monthly',
    price_cents: 14_900,
    currency: 'USD',
    completed_at: '2026-01-05T09:00:00.000Z',
  },
  subscription: null,
};

const plan = proReply.subscription;
const onTrial = { ...proReply, subscription: plan && { ...plan, trial_end: later } };
const ended = {
  ...proReply,
  subscription: plan && { ...plan, status: 'canceled' as const },
  plan: null,
  active: false,
};
const pastDue = {
  ...ended,
  subscription: plan && { ...plan, status: 'past_due' as const },
  retry_until: later,
};
const noPlan = { ...ended, subscription: null };

const readOf = (text: string) => ({
  reading: readExport(text, { channels: { '': 'paid_search' } }).reading,
  choices: noChoices,
  isRemembered: false,
});

/** Outcomes of a child by machine id and child id. Every child may also fail. */
export const endings: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  customDomain: {
    request: [
      { at: null, error: refused.error },
      { at: 'requested', error: null },
    ],
    check: [{ at: null, error: refused.error }, ...domainStatuses.map((at) => ({ at, error: null }))],
  },
  auth: {
    restoreSession: [noraFound, null],
    signIn: [noraFound],
    signUp: [noraFound],
    prepare: [undefined],
    updateProfile: [{ profile: noraFound.profile, etag: '"r1"' }],
    readPerson: [noraFound],
    endSession: [undefined],
    reloadToHome: [undefined],
    watchSession: [],
  },
  login: {
    signIn: [accepted, refused, { error: { message: 'Enter the code', needsCode: true } }],
    signInWithCode: [accepted, refused],
    askProvider: [refused],
  },
  passwordReset: { requestLink: [accepted, refused], setPassword: [accepted, refused] },
  secondFactor: { start: [accepted, refused], confirm: [accepted, refused], remove: [accepted, refused] },
  registration: { signUp: [accepted, refused], askProvider: [refused] },
  protectedRoute: {},
  subscription: { loadSubscription: [proReply, onTrial, pastDue, ended, noPlan] },
  checkout: { loadProvider: [{}], placeOrder: [checkedOut] },
  billing: {
    change: [undefined],
    cancel: [undefined],
    pause: [undefined],
    resume: [undefined],
    retry: [undefined],
    renew: [undefined],
  },
  tryCall: { send: [{ status: 200, title: 'Answered', text: '{}' }] },
  firstSteps: { startTrial: [undefined], openSample: [harborAndPine], dismiss: [undefined] },
  editForm: {
    save: ['saved', 'stale'],
    loadTheirs: [
      { fields: { name: 'Acme Shoes' }, etag: '"r2"' },
      { lost: { deed: 'archived', by: null, at: null }, mayRestore: true },
    ],
    restore: [undefined],
  },
  dashboardEditor: {
    save: ['saved', 'stale'],
    loadTheirs: [{ widgets: [], etag: '"r2"' }],
  },
  reportLifecycle: {
    watchReport: [],
    readReport: [{ run: 'sent', schedule: 'off', runId: 'one-1' }],
  },
  reportBuilder: { preview: [contentOf([])] },
  fileExport: { make: [undefined] },
  marketRefresh: { read: [{ changed: 1 }] },
  dataImport: {
    readFile: [
      readOf('Campaign,Date,Clicks,Cost\nSun,2026-01-27,3,1.10\n'),
      readOf('Campaign,Date,Clicks,Cost\nSun,03/04/2026,3,1.10\n'),
      readOf(''),
    ],
    commit: [{ position: 7, sent: { id: 'import1', etag: '"1"' } }],
    withdraw: [{}],
  },
  clientView: { open: [{ userId: 'look', token: 'portal' }] },
  share: {
    open: [{ kind: 'opened' }, { kind: 'locked', why: '' }, { kind: 'gone' }],
    read: [{ kind: 'shown', shown: null }, { kind: 'refused', why: 'Choose a day' }, { kind: 'gone' }],
  },
  reversibleChange: { make: [{ position: 7 }, { position: null }], takeBack: [undefined] },
  integrationConnect: {
    connect: [
      { kind: 'connected' },
      { kind: 'duplicate', message: 'connected already' },
      { kind: 'limited', message: 'no room' },
      { kind: 'refused', message: 'not yours' },
    ],
  },
  installation: {
    install: [accepted, refused],
    setUp: [accepted, refused],
    rollBack: [accepted, refused],
  },
  mobileMenu: {},
  pageScroll: { watchHeight: [] },
  contact: { sendMessage: [accepted, refused] },
  roiScenarios: {
    saveScenario: [accepted, refused],
    renameScenario: [accepted, refused],
  },
  chat: {},
  feed: { readFeed: [] },
  monitor: {},
  liveAlerts: {},
  ask: {
    askQuestion: [
      {
        reply: { answer: 'Enterprise.', working: [], sources: [], refused: false },
        conversationId: 'kept',
        kept: { position: 1, number: 1, at: '2026-01-05T09:00:00.000Z' },
      },
    ],
    openConversation: [[]],
  },
  visitReplay: { readMoment: [snapshot], readNext: [snapshot] },
  liveVisits: { readVisits: [] },
  landingLoader: {},
  testimonials: {},
  backend: {
    startBackend: [{ mode: 'worker', memoryReason: null }, { mode: 'untilWorker', memoryReason: null }, null],
    takeWorker: [undefined],
  },
  logCheck: {
    check: [
      { checked: 90, head: emptyHead, broken: null },
      { checked: 40, head: emptyHead, broken: { position: 41, fault: 'content' } },
    ],
  },
  logRebuild: {
    rebuild: [
      { position: 90, answers: 24, differing: [] },
      { position: 90, answers: 24, differing: ['goalDirectory'] },
    ],
  },
  slowStart: {
    hear: [{ follow: () => () => {}, ended: Promise.resolve(), skip: () => {} }],
    follow: [],
  },
  backup: {
    exportLog: [undefined],
    check: [
      { ok: true, facts: { events: 3, lastAt: null, people: 1, isProtected: true, isOwn: false } },
      { ok: false, fault: 'Line 2 is no event.' },
    ],
    restore: [{ ok: true }, { ok: false, fault: 'The storage is full.' }],
  },
  recovery: {
    inspect: [
      { upTo: null, fromCopy: 0, missing: [], behind: 0, damagedParts: 0, branches: { intact: 0, lost: 0 } },
    ],
    checkFile: [
      { ok: true, facts: { events: 3, lastAt: null, people: 1, isProtected: true, isOwn: false } },
      { ok: false, fault: 'Line 2 is no event.' },
    ],
    recover: [{ ok: true }, { ok: true, leftOut: ['Try 1'] }, { ok: false, fault: 'The storage is full.' }],
    exportReadable: [undefined],
  },
};

/** For contexts that grow without limit, the part that decides transitions; other machines use all of it. */
export const deciding: Readonly<Record<string, (context: object) => unknown>> = {
  dashboardEditor: (context) => 'draft' in context && Array.isArray(context.draft) && context.draft.length,
  reportBuilder: (context) =>
    'draft' in context &&
    'past' in context &&
    Array.isArray(context.past) && [context.draft, context.past.length],
  ask: (context) => 'turns' in context && Array.isArray(context.turns) && context.turns.length > 0,
  monitor: (context) => 'until' in context && context.until !== null,
  visitReplay: (context) => 'at' in context && 'to' in context && context.at === context.to,
  liveVisits: (context) =>
    'hasHeard' in context && 'retryIn' in context && [context.hasHeard, context.retryIn],
  chat: (context) =>
    'waiting' in context && Array.isArray(context.waiting) && context.waiting.slice(0, 2).length,
};

export const failure = new ApiProblem(problemOf('internal'), 500);
