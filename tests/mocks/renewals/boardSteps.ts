/** Lists commands about dashboards, reports, report runs and share links. */
import {
  at,
  type CommandSequence,
  fjord,
  type Step,
  type Steps,
  sending,
  undoLast,
  versioned,
} from './commandStep.ts';

export const shopBoard = 'shopdashboard';
export const monthlyReport = 'fjordmonthly';
export const nextRun = `${monthlyReport}-7`;

const board = async ({ read }: CommandSequence) =>
  (await read('listDashboards', { query: 'status=all&limit=100' })).items.find(
    ({ id }: { id: string }) => id === shopBoard,
  );
const toBoard = (body?: object): Step => ({
  send: async (sequence) => versioned(await board(sequence), body),
});

const dashboardSteps: Steps = {
  createDashboard: [sending({ name: 'Weekly', client_id: fjord, beginning: 'seo' })],
  copyDashboard: [toBoard({ client_ids: [fjord] })],
  changeDashboard: [false, true].map((visible_to_client) =>
    toBoard({ name: `Shown ${visible_to_client}`, visible_to_client }),
  ),
  layOutDashboard: [toBoard({ widgets: [] })],
  rollBackDashboard: [toBoard({ version: 1 })],
  markDashboard: [toBoard({ favourite: true })],
  setDefaultDashboard: [toBoard({ is_default: true })],
  archiveDashboard: [toBoard()],
  restoreDashboard: [toBoard()],
};

const toReport = (body?: object): Step => ({
  send: async ({ read }) => versioned((await read('readReport', at(monthlyReport))).report, body),
});
const move = (name: string): Step => ({ send: () => ({ ...at(monthlyReport), body: { move: name } }) });
const moves = (...names: readonly string[]) => names.map(move);
const answer = (body: object): Step => ({ by: 'client', send: () => ({ ...at(nextRun), body }) });
const comment = { answer: 'comment', section: null, text: 'Look' };

/** Due before the client's other reports, because a client shows only its next report. */
const schedule = { frequency: 'weekly', weekday: 2, day: null, time: '10:30', zone: 'UTC', ends_on: null };
const preview = {
  name: 'Monthly',
  client_id: fjord,
  title: '',
  period: { kind: 'relative', period: 'lastMonth' },
  compare: 'none',
  filters: '',
  sections: [],
};

const anHour = 3_600_000;

const reportSteps: Steps = {
  createReport: [sending({ name: 'Weekly', client_id: fjord, beginning: 'monthly' })],
  changeReport: [toReport({ name: 'Month', needs_review: true, recipients: ['jo@fjord.example'] })],
  previewReport: [sending(preview)],
  scheduleReport: [toReport({ schedule }), toReport({ schedule: null }), toReport({ schedule })],
  moveReport: moves(
    'pause',
    'resume',
    'generate',
    'approve',
    'reopen',
    'approve',
    'send',
    'undoSend',
    'reopen',
  ),
  writeReportRun: [
    {
      send: async ({ read }) => {
        const { run } = await read('readReportRun', at(nextRun));
        return versioned(run, { section: 'section2', text: 'A strong month.' });
      },
    },
  ],
  answerReportRun: [
    { send: () => ({ ...at(nextRun), body: { ...comment, internal: true } }) },
    ...moves('approve', 'send').map((step) => ({ ...step, name: 'moveReport' as const })),
    { ...answer({ answer: 'open' }), wait: anHour },
    answer({ answer: 'accept' }),
    answer({ answer: 'withdraw' }),
    answer({ answer: 'requestChanges', text: 'More of the shop.' }),
    answer({ answer: 'withdraw' }),
    answer({ answer: 'rate', stars: 4 }),
    answer(comment),
    {
      by: 'client',
      send: async ({ read }) => {
        const { run } = await read('readReportRun', at(nextRun));
        return { ...at(nextRun), body: { answer: 'removeComment', comment: run.comments.at(-1).id } };
      },
    },
    { ...undoLast, by: 'client' },
  ],
  archiveReport: [
    { ...toReport({ name: 'Month by month' }), name: 'changeReport' },
    toReport(),
    { ...move('restore'), name: 'moveReport' },
  ],
};

const link = {
  name: 'For the board',
  client_id: fjord,
  kind: 'overview',
  shown_id: null,
  view: '',
  expires_at: null,
  since: null,
  password: 'first secret',
};

const shareSteps: Steps = {
  createShareLink: [sending(link)],
  changeShareLink: [
    { send: ({ told }) => versioned(told('createShareLink').share_link, { name: 'For all' }) },
  ],
  openShare: [
    {
      by: 'visitor',
      send: ({ told }) => ({
        params: { token: told('createShareLink').token },
        body: { password: 'first secret' },
      }),
    },
  ],
  revokeShareLink: [{ send: ({ told }) => at(told('createShareLink').share_link.id) }],
  restoreShareLink: [{ send: ({ told }) => at(told('createShareLink').share_link.id) }],
};

export const boardSteps: Steps = { ...dashboardSteps, ...reportSteps, ...shareSteps };
