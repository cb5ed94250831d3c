/** Tests the rules of reports: allowed commands per state, exactly as in the table, and refusals. */
import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { afterStep, type RunState, type RunStep, runStates } from '#domain/reports/lifecycle.ts';
import { reportTemplates } from '#domain/reports/reportTemplates.ts';
import { latestRun } from '#events/reports/report.ts';
import type { ReportCommand } from '#events/reports/reportCommands.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import type { ReportEvent } from '#events/reports/reportEvents.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const now = '2026-01-05T09:00:00.000Z';
const about = { workspaceId: 'northlight', reportId: 'one', by: 'demoadmin', now };
const ofRun = { ...about, runId: 'one-1' };

const facts = {
  name: 'Monthly',
  title: '',
  period: { kind: 'relative', period: 'lastMonth' },
  compare: 'previous',
  filters: '',
  sections: reportTemplates.monthly.sections,
  recipients: ['jo@fjord.example'],
  subject: '',
  message: '',
  needsReview: true,
  requiresComment: false,
} as const;

const content: ReportContent = {
  title: 'Monthly',
  client: { id: 'fjordandfoam', name: 'Fjord & Foam' },
  brand: { name: 'Northlight', accent: null, logo_text: null, hides_powered_by: false, version: null },
  range: { from: '2025-12-01', to: '2025-12-31' },
  compared_range: null,
  currency: 'USD',
  sections: [
    {
      kind: 'summary',
      id: 'section2',
      title: 'Summary',
      range: { from: '2025-12-01', to: '2025-12-31' },
      compared_range: null,
      text: 'Revenue was $1.',
      drafted: true,
    },
  ],
  notes: [],
  made_at: now,
  position: 1,
};

const create: ReportCommand = {
  type: 'CreateReport',
  ...about,
  clientId: 'fjordandfoam',
  beginning: 'monthly',
  copyOf: null,
  facts,
};
const run = (outcome: 'generated' | 'blocked' | 'failed'): ReportCommand => ({
  type: 'RunReport',
  ...about,
  dueAt: null,
  outcome:
    outcome === 'generated'
      ? { kind: 'generated', content }
      : outcome === 'blocked'
        ? { kind: 'blocked', reason: 'noData', text: 'No figures.' }
        : { kind: 'failed', text: 'Too large.' },
});
const step = (type: 'ApproveRun' | 'ReopenRun' | 'StartSend' | 'UndoSend' | 'DeliverRun'): ReportCommand => ({
  type,
  ...ofRun,
});
const say = (type: 'OpenRun' | 'AcceptRun' | 'WithdrawAnswer'): ReportCommand => ({ type, ...ofRun });
const wish: ReportCommand = { type: 'RequestChanges', ...ofRun, text: 'Explain May.' };

const decideAll = (commands: readonly ReportCommand[]): readonly ReportEvent[] => {
  const events: ReportEvent[] = [];
  for (const command of commands) {
    const decision = reportDecider.decide(command, stateOf(reportDecider, events));
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal}`);
    events.push(...decision.events);
  }
  return events;
};

const sent = [create, run('generated'), step('ApproveRun'), step('StartSend'), step('DeliverRun')];

/** Commands that lead to each state; `gathering` ends with the command that begins it. */
const ways: Readonly<Record<Exclude<RunState, 'gathering'>, readonly ReportCommand[]>> = {
  none: [create],
  blocked: [create, run('blocked')],
  failed: [create, run('failed')],
  review: [create, run('generated')],
  approved: sent.slice(0, 3),
  sending: sent.slice(0, 4),
  sent,
  opened: [...sent, say('OpenRun')],
  accepted: [...sent, say('OpenRun'), say('AcceptRun')],
  changesRequested: [...sent, say('OpenRun'), wish],
};

const asked: readonly (readonly [RunStep, ReportCommand])[] = [
  ['start', run('generated')],
  ['approve', step('ApproveRun')],
  ['reopen', step('ReopenRun')],
  ['send', step('StartSend')],
  ['undoSend', step('UndoSend')],
  ['deliver', step('DeliverRun')],
  ['accept', say('AcceptRun')],
  ['requestChanges', wish],
  ['withdrawAnswer', say('WithdrawAnswer')],
];

/** Commands that are valid without a run. */
const isSaid = ({ type }: ReportCommand): boolean =>
  type === 'AcceptRun' || type === 'RequestChanges' || type === 'WithdrawAnswer';

const states = runStates.filter((state) => state !== 'gathering');

describe('a report', () => {
  test.each(states)('comes to %s by the commands that lead there', (state) => {
    const { report } = stateOf(reportDecider, decideAll(ways[state]));
    expect(report && (latestRun(report)?.state ?? 'none')).toBe(state);
  });

  test.each(states.flatMap((state) => asked.map(([name, command]) => [state, name, command] as const)))(
    'in %s takes the step %s exactly where the table has it',
    (state, name, command) => {
      const before = stateOf(reportDecider, decideAll(ways[state]));
      const wanted = afterStep(state, name);
      const decision = reportDecider.decide(command, before);
      if (wanted === null) {
        const refusal = state === 'none' && isSaid(command) ? 'notFound' : 'reportStep';
        expect(decision).toEqual({ ok: false, refusal });
        return;
      }
      expect(decision.ok).toBe(true);
      const [first] = decision.ok ? decision.events : [];
      const after = first ? reportDecider.evolve(before, first) : before;
      expect(after.report && latestRun(after.report)?.state).toBe(wanted);
    },
  );

  test('that is due tries a failed run again, three times at most, and goes on with its schedule', () => {
    const schedule = {
      frequency: 'monthly',
      weekday: null,
      day: 1,
      time: '08:00',
      zone: 'UTC',
      endsOn: null,
    } as const;
    const events = [...decideAll([create, { type: 'ScheduleReport', ...about, schedule }])];
    const dueAt = '2026-02-01T08:00:00.000Z';
    const retries: (string | null)[] = [];
    for (const at of [dueAt, '2026-02-01T08:15:00.000Z', '2026-02-01T08:45:00.000Z']) {
      const outcome = { kind: 'failed', text: 'Too large.' } as const;
      const command: ReportCommand = { type: 'RunReport', ...about, by: null, now: at, dueAt, outcome };
      const decision = reportDecider.decide(command, stateOf(reportDecider, events));
      if (decision.ok) events.push(...decision.events);
      const last = events.at(-1);
      if (last?.type === 'ReportRunFailed') retries.push(last.data.retryAt);
    }
    const { report } = stateOf(reportDecider, events);
    expect(retries).toEqual(['2026-02-01T08:15:00.000Z', '2026-02-01T08:45:00.000Z', null]);
    expect([report?.runs.length, report?.runs[0]?.attempt, report?.nextAt]).toEqual([
      1,
      3,
      '2026-03-01T08:00:00.000Z',
    ]);
  });

  test('keeps each recipient once, and no more than fifty', () => {
    const change = (recipients: readonly string[]) =>
      reportDecider.decide(
        { type: 'ChangeReport', ...about, changes: { recipients } },
        stateOf(reportDecider, decideAll([create])),
      );
    const twice = change(['A@b.example', ' a@b.example', 'c@d.example']);
    const [event] = twice.ok ? twice.events : [];
    expect(event?.type === 'ReportChanged' && event.data.facts.recipients).toEqual([
      'a@b.example',
      'c@d.example',
    ]);
    const many = Array.from({ length: 51 }, (_, index) => `p${index}@b.example`);
    expect(change(many)).toEqual({ ok: false, refusal: 'invalid' });
    expect(change(['nobody'])).toEqual({ ok: false, refusal: 'invalid' });
  });

  test('that is archived goes on no more, and what was sent can still be answered', () => {
    const events = decideAll([...sent, { type: 'ArchiveReport', ...about }]);
    const state = stateOf(reportDecider, events);
    expect(reportDecider.decide(run('generated'), state)).toEqual({ ok: false, refusal: 'notFound' });
    expect(reportDecider.decide(say('AcceptRun'), state).ok).toBe(true);
  });
});

const refusalAfter = (commands: readonly ReportCommand[], command: ReportCommand) => {
  const decision = reportDecider.decide(command, stateOf(reportDecider, decideAll(commands)));
  return decision.ok ? null : decision.refusal;
};

describe('what is asked of a run', () => {
  test('to undo its sending is heard for half a minute, to the millisecond', () => {
    const undo = (at: string) => refusalAfter(ways.sending, { ...step('UndoSend'), now: at });
    expect([undo('2026-01-05T09:00:29.999Z'), undo('2026-01-05T09:00:30.000Z')]).toEqual([
      null,
      'reportStep',
    ]);
  });

  test('is no remark of the client for the agency alone', () => {
    const remark = { type: 'CommentRun', ...ofRun, commentId: 'c1', sectionId: null, text: 'Well.' } as const;
    const said = (fromClient: boolean, internal: boolean) =>
      refusalAfter(ways.sent, { ...remark, fromClient, internal });
    expect([said(true, true), said(true, false), said(false, true)]).toEqual(['invalid', null, null]);
  });

  test('is one to five whole stars, or none', () => {
    const rate = (stars: number | null) => refusalAfter(ways.sent, { type: 'RateRun', ...ofRun, stars });
    expect([1, 5, null].map(rate)).toEqual([null, null, null]);
    expect([0, -1, 6, 2.5].map(rate)).toEqual(['invalid', 'invalid', 'invalid', 'invalid']);
  });
});
