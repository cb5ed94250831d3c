/** Tests Ask AI's answers about client health, from the portfolio in the facts. */
import { describe, expect, test } from 'vitest';
import type { AgencyFacts, WorkspaceFacts } from '#domain/ask/answer.ts';
import { answerQuestion } from '#domain/ask/answerQuestion.ts';
import { calendarDayOf, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { englishDate } from '#domain/english/englishDay.ts';
import { plans } from '#domain/plans/planCatalogue.ts';

const figures = {
  spend_cents: null,
  revenue_cents: null,
  mer: null,
  conversions: null,
  cpa_cents: null,
  sessions: null,
  paid_conversions: null,
};

type Stands = Pick<PortfolioClient, 'id' | 'name' | 'reasons'> & { readonly score: number | null };

const portfolioClient = ({ id, name, reasons, score }: Stands): PortfolioClient => ({
  id,
  name,
  domain: `${id}.example`,
  industry: 'E-commerce',
  sample: false,
  status: 'active',
  owner: null,
  owner_id: null,
  tags: [],
  figures,
  previous: null,
  trend: { measure: 'sessions', values: [] },
  goal: null,
  goals: 0,
  budget: null,
  freshness: null,
  sources: 0,
  sources_fresh: 0,
  open_alerts: 0,
  last_report_at: null,
  next_report_at: null,
  last_sign_in_at: null,
  health: {
    score,
    band: score === null ? null : score >= 70 ? 'healthy' : 'at_risk',
    parts: [],
    inputs: { goals: [], trend: null, sources: [], contract_days_left: null, active_days: 0 },
  },
  reasons,
});

const reason = (
  kind: PortfolioClient['reasons'][number]['kind'],
  text: string,
): PortfolioClient['reasons'][number] => ({ kind, severity: 'high', text, figure: 1, report: null });

const agency: AgencyFacts = {
  mayRankFees: true,
  notes: () => [],
  files: [
    {
      id: 'acme',
      etag: '"1"',
      paused: false,
      owner: 'Otto Lang',
      contract: [
        { monthlyFeeCents: 150_000, currency: 'USD', from: '2025-03-01', reason: 'start' },
        { monthlyFeeCents: 0, currency: 'USD', from: '2026-03-01', reason: 'end' },
      ],
    },
    {
      id: 'salt',
      etag: '"1"',
      paused: true,
      owner: null,
      contract: [
        { monthlyFeeCents: 99_950, currency: 'EUR', from: '2025-05-01', reason: 'start' },
        { monthlyFeeCents: 120_000, currency: 'EUR', from: '2026-02-01', reason: 'change' },
      ],
    },
    {
      id: 'old',
      etag: '"1"',
      paused: false,
      owner: 'Otto Lang',
      contract: [{ monthlyFeeCents: 0, currency: 'USD', from: '2025-06-01', reason: 'end' }],
    },
  ],
  reportsDue: [
    { report: 'Yearly', client: 'Acme', at: '2026-03-01T08:00:00.000Z' },
    { report: 'Monthly', client: 'Acme', at: '2026-02-02T08:00:00.000Z' },
  ],
  reportRuns: (lastDay) =>
    [
      { report: 'Weekly', client: 'Salt & Ember', at: '2026-01-16T08:00:00.000Z' },
      { report: 'Weekly', client: 'Salt & Ember', at: '2026-01-23T08:00:00.000Z' },
      { report: 'Monthly', client: 'Acme', at: '2026-02-02T08:00:00.000Z' },
    ].filter(({ at }) => at.slice(0, 10) <= calendarDayOf(lastDay)),
  portfolio: async () => [
    portfolioClient({ id: 'acme', name: 'Acme', score: 91, reasons: [reason('alerts', '1 alert is open')] }),
    portfolioClient({
      id: 'salt',
      name: 'Salt & Ember',
      score: 31,
      reasons: [reason('goal', 'Goal for revenue will be missed'), reason('overspend', 'Spend is ahead')],
    }),
  ],
};

const facts: WorkspaceFacts = {
  workspace: 'Berg Media',
  now: '2026-01-12T15:00:00.000Z',
  plan: 'pro',
  cycle: 'monthly',
  periodEnd: '2026-02-05T09:00:00.000Z',
  trialEnd: null,
  limits: plans.pro.limits,
  used: { clients: 2, teamMembers: 2, integrations: 10, dashboards: 2, reports: 7, apiCalls: 1_204 },
  clients: [
    { id: 'acme', name: 'Acme', archived: false },
    { id: 'salt', name: 'Salt & Ember', archived: false },
    { id: 'old', name: 'Old Mill', archived: true },
  ],
  people: [{ id: 'otto', name: 'Otto Lang', role: 'manager', owner: false }],
  events: [],
  reportsSent: [
    { report: 'Monthly', client: 'Acme', at: '2025-12-02T08:00:00.000Z' },
    { report: 'Monthly', client: 'Acme', at: '2026-01-02T08:00:00.000Z' },
  ],
  documents: { reports: [], dashboards: [] },
  unusual: async () => ({ found: [], unjudged: [] }),
  progress: async () => null,
  summaryOn: async (client, { from }) =>
    client === 'acme' ? { sentence: `Revenue fell from ${calendarDayOf(from)} on.` } : { sentence: null },
  todayOf: () => epochDayOf('2026-01-12') ?? 0,
  summary: async (client) => (client === 'acme' ? 'Revenue rose 4.0% to $12,000.' : null),
  agency,
};

const ask = async (question: string): Promise<string> => (await answerQuestion(question, facts)).answer;

const saltLine = 'Salt & Ember, health 31 of 100: Goal for revenue will be missed; Spend is ahead';

describe('clients against their goals', () => {
  const withGoal = (id: string, attainment: number | null, more: Partial<PortfolioClient> = {}) => ({
    ...portfolioClient({ id, name: id, score: 50, reasons: [] }),
    goals: 1,
    goal: { id: `goal-${id}`, figure: 'sessions' as const, name: 'sessions', attainment },
    ...more,
  });
  const portfolio = async () => [
    withGoal('Ahead', 1.2),
    withGoal('Late', 0.6, { reasons: [reason('goal', 'Goal for sessions will be missed')] }),
    // A paused client needs no attention; its goal continues.
    withGoal('Resting', 0.8, { status: 'paused' }),
    withGoal('Silent', null),
  ];
  const told = async (question: string) =>
    (await answerQuestion(question, { ...facts, clients: [], agency: { ...agency, portfolio } })).answer;

  test.each([
    [
      'Which clients are off track?',
      '2 clients are off track with their goals. 1 client without data.\nLate, goal for sessions at 60% of plan\nResting, goal for sessions at 80% of plan',
    ],
    [
      'Which goals are off track?',
      '2 clients are off track with their goals. 1 client without data.\nLate, goal for sessions at 60% of plan\nResting, goal for sessions at 80% of plan',
    ],
    [
      'Which clients will miss their goals?',
      '2 clients are behind on a goal.\nLate, health 50 of 100: Goal for sessions will be missed\nResting, goal for sessions at 80% of plan',
    ],
    [
      'Which clients will reach their goals?',
      '1 client is on track with its goals. 1 client without data.\nAhead, goal for sessions at 120% of plan',
    ],
  ])('“%s”', async (question, answer) => {
    expect(await told(question)).toBe(answer);
  });

  const behind =
    '2 clients are off track with their goals. 1 client without data.\nLate, goal for sessions at 60% of plan\nResting, goal for sessions at 80% of plan';

  test.each([
    'Which goals are behind?',
    'Are any goals behind?',
    'How many goals are at risk?',
    'What goals will we miss?',
    'Do we have goals that are off track?',
  ])('“%s” is of goals, not of health', async (question) => {
    expect(await told(question)).toBe(behind);
  });

  test.each([
    [
      'Which goals are ahead?',
      '1 client is ahead on its goals. 1 client without data.\nAhead, goal for sessions at 120% of plan',
    ],
    [
      'Are our goals on track?',
      '1 client is on track with its goals. 1 client without data.\nAhead, goal for sessions at 120% of plan',
    ],
  ])('“%s”', async (question, answer) => {
    expect(await told(question)).toBe(answer);
  });

  test.each([
    [[withGoal('Silent', null)], 'No client has data yet.'],
    [
      [withGoal('Silent', null), withGoal('Bare', null, { goal: null, goals: 0 })],
      'No client has data yet. 1 client has no goal.',
    ],
    [
      [withGoal('Late', 0.6), withGoal('Bare', null, { goal: null, goals: 0 })],
      '1 client is off track with its goals. 1 client has no goal.\nLate, goal for sessions at 60% of plan',
    ],
    [[withGoal('Bare', null, { goal: null, goals: 0 })], 'No client has a goal.'],
  ])('a client without a goal is not one without data', async (clients, answer) => {
    const its = { ...facts, clients: [], agency: { ...agency, portfolio: async () => clients } };
    expect((await answerQuestion('Which goals are behind?', its)).answer).toBe(answer);
  });

  test('name the projection that the verdict is by', async () => {
    const goal = { id: 'a', figure: 'sessions' as const, name: 'sessions', attainment: 0.8, outlook: 0.85 };
    const answer = await answerQuestion('Which clients are off track?', {
      ...facts,
      clients: [],
      agency: { ...agency, portfolio: async () => [withGoal('Late', 0.8, { goal })] },
    });
    expect(answer.answer).toBe(
      '1 client is off track with its goals.\nLate, goal for sessions heading for 85% of it',
    );
  });

  test('“Which integrations are broken?” names the clients with sources behind', async () => {
    const portfolio = async () => [
      withGoal('Late', 1, { sources: 3, sources_fresh: 1 }),
      withGoal('Fine', 1, { sources: 2, sources_fresh: 2 }),
    ];
    const { answer } = await answerQuestion('Which integrations are broken?', {
      ...facts,
      clients: [],
      agency: { ...agency, portfolio },
    });
    expect(answer).toBe(
      '1 client has a source without current data.\nLate, 2 of 3 sources without current data',
    );
  });

  test('unusual days are reported by client, figure and time', async () => {
    const today = epochDayAt(Date.parse(facts.now));
    const day = (clientId: string, figure: 'revenue_cents' | 'sessions', ago: number, value: number) => ({
      clientId,
      figure,
      day: today - ago,
      value,
      usual: 100_000,
      score: value > 100_000 ? 5 : -4,
    });
    const [one, other] = facts.clients.map(({ id }) => id);
    const days = [day(one ?? '', 'revenue_cents', 3, 200_000), day(other ?? '', 'sessions', 12, 40_000)];
    const tell = async (question: string) =>
      (
        await answerQuestion(question, {
          ...facts,
          unusual: async (figures) => ({
            found: days.filter(({ figure }) => figures.includes(figure)),
            unjudged: [],
          }),
        })
      ).answer
        .split('\n')
        .slice(0, 2);
    const [firstName, secondName] = facts.clients.map(({ name }) => name);
    const [first, second] = [
      `${firstName}: revenue $2,000 on ${englishDate(today - 3)}, 100% above the usual $1,000`,
      `${secondName}: sessions 40,000 on ${englishDate(today - 12)}, 60% below the usual 100,000`,
    ];
    expect(
      await Promise.all([
        tell('Is there anything unusual?'),
        tell(`Anything unusual at ${secondName}?`),
        tell('What looks odd in revenue?'),
        tell('Any anomalies in the last 7 days?'),
        tell('Anything unusual in sessions yesterday?'),
      ]),
    ).toEqual([
      ['2 unusual days in the last 14 days, the most unusual first:', first],
      [`1 unusual day of ${secondName} in the last 14 days, the most unusual first:`, second],
      ['1 unusual day in the last 14 days, the most unusual first:', first],
      ['1 unusual day in the last 7 days, the most unusual first:', first],
      [expect.stringMatching(/^No unusual day on /)],
    ]);
  });

  test('unusual days of earlier times are refused', async () => {
    const { refused, answer } = await answerQuestion('Anything unusual in the last 90 days?', facts);
    expect([refused, answer]).toEqual([
      true,
      'I look for unusual days of the last 14 days. AI Analytics shows earlier ones.',
    ]);
  });
});

describe('how clients stand', () => {
  test.each([
    ['Which clients are at risk?', `1 client is at risk.\n${saltLine}`],
    [
      'Which clients need attention?',
      `2 clients need attention.\n${saltLine}\nAcme, health 91 of 100: 1 alert is open`,
    ],
    ['How many customers are healthy', '1 client is healthy.\nAcme, health 91 of 100: 1 alert is open'],
    ['which clients are over budget', `1 client spends more than planned.\n${saltLine}`],
    ['Which clients are behind on their goals?', `1 client is behind on a goal.\n${saltLine}`],
    ['Which clients will miss their goal?', `1 client is behind on a goal.\n${saltLine}`],
    ['which clients are behind their goal', `1 client is behind on a goal.\n${saltLine}`],
    ['Which clients are behind?', `1 client is behind on a goal.\n${saltLine}`],
    ['Which clients will not reach their goals?', `1 client is behind on a goal.\n${saltLine}`],
    [
      'Which clients are not behind on their goals?',
      '1 client is not behind on a goal.\nAcme, health 91 of 100: 1 alert is open',
    ],
    ['Which clients are off track?', 'No client has a goal.'],
    ['Which goals are behind?', 'No client has a goal.'],
    ['Which budgets are over?', `1 client spends more than planned.\n${saltLine}`],
    ['Who is behind on budget?', 'No client spends less than planned.'],
    ['Which clients have no data?', 'No client has a source without recent data.'],
    ['How are our clients doing?', 'Of 2 active clients, 1 is healthy and 1 is at risk.'],
    [
      'Is Salt & Ember at risk?',
      'Salt & Ember has a health score of 31 of 100: at risk.\nGoal for revenue will be missed\nSpend is ahead',
    ],
    [
      'How is Acme doing?',
      'Acme: Revenue rose 4.0% to $12,000.\nAcme has a health score of 91 of 100: healthy.\n1 alert is open',
    ],
    ['How did Acme do in October?', 'Acme from 1 Oct to 31 Oct 2025: Revenue fell from 2025-10-01 on.'],
    ['How is Acme doing this month?', 'Acme from 1 Jan to 11 Jan 2026: Revenue fell from 2026-01-01 on.'],
    ['How did Salt & Ember do yesterday?', 'There are no figures of Salt & Ember on 11 Jan 2026.'],
    ['How is Acme doing today?', 'I can tell how a client did on days that are over, and today is not.'],
    ['How did Acme do on 31 February?', '31 February does not exist.'],
    ['How is Old Mill doing?', 'There are no figures of Old Mill yet.'],
    ['Is Old Mill healthy?', 'Old Mill is archived, so its health is not worked out.'],
    ['Which clients are paused?', '1 paused client: Salt & Ember.'],
  ])('“%s”', async (question, answer) => {
    expect(await ask(question)).toBe(answer);
  });

  test.each([
    [
      'What is the fee of Acme?',
      'Acme pays $1,500 a month, since 1 Mar 2025. From 1 Mar 2026 on there is no fee.',
    ],
    [
      'how much does Salt & Ember pay us',
      'Salt & Ember pays EUR 999.50 a month, since 1 May 2025. From 1 Feb 2026 on it is EUR 1,200 a month.',
    ],
    ['What does Old Mill pay?', 'Old Mill has no fee today.'],
    ['When does the contract of Acme end?', 'The contract of Acme ends on 28 Feb 2026.'],
    ['When does Salt & Ember’s contract expire?', 'No end is set for the contract of Salt & Ember.'],
    ['When did the contract of Old Mill end?', 'The contract of Old Mill ended on 1 Jun 2025.'],
    ['Who works on Acme?', 'Otto Lang looks after Acme.'],
    ['who is responsible for Salt and Ember', 'Nobody looks after Salt & Ember yet.'],
    ['Which clients does Otto look after?', 'Otto Lang looks after Acme.'],
    [
      'When did Acme’s report go out last?',
      'The last report was “Monthly” for Acme, sent on 2 Jan 2026, 08:00 UTC.',
    ],
    ['When was the last report of Salt & Ember sent?', 'No report for Salt & Ember has gone out yet.'],
    ['When is the next report?', 'The next report is “Monthly” for Acme, due on 2 Feb 2026, 08:00 UTC.'],
    ['next report for Salt & Ember', 'No report for Salt & Ember is scheduled.'],
    [
      'Which reports are scheduled for Friday?',
      '1 report is due on 16 Jan 2026:\n“Weekly” for Salt & Ember, 16 Jan 2026, 08:00 UTC',
    ],
    [
      'Which reports are due next week?',
      '1 report is due from 19 Jan to 25 Jan 2026:\n“Weekly” for Salt & Ember, 23 Jan 2026, 08:00 UTC',
    ],
    ['Which reports of Acme are due this week?', 'No report for Acme is due from 12 Jan to 18 Jan 2026.'],
    ['Which reports go out tomorrow?', 'No report is due on 13 Jan 2026.'],
    [
      'How many reports are due in February?',
      '1 report is due from 1 Feb to 28 Feb 2026:\n“Monthly” for Acme, 2 Feb 2026, 08:00 UTC',
    ],
    [
      'Which reports are due in the next 14 days?',
      '2 reports are due from 12 Jan to 26 Jan 2026:\n“Weekly” for Salt & Ember, 16 Jan 2026, 08:00 UTC\n“Weekly” for Salt & Ember, 23 Jan 2026, 08:00 UTC',
    ],
    [
      'Which reports are scheduled?',
      '2 reports are scheduled:\n“Monthly” for Acme, 2 Feb 2026, 08:00 UTC\n“Yearly” for Acme, 1 Mar 2026, 08:00 UTC',
    ],
    ['Which reports are due next Friday?', '“Next Friday” can mean two days. Please give the date.'],
    [
      'Which reports are due on 2 January 2026?',
      'These days are over. I can tell which reports are due from today on.',
    ],
  ])('“%s” is read from the file', async (question, answer) => {
    expect(await ask(question)).toBe(answer);
  });

  test('a contract that has passed its agreed last day is due for renewal', async () => {
    const files = agency.files.map((file) => ({
      ...file,
      contract: file.contract.slice(0, 1).map((fee) => ({ ...fee, until: '2025-12-31' })),
    }));

    expect(
      (
        await answerQuestion('When does the contract of Acme end?', {
          ...facts,
          agency: { ...agency, files },
        })
      ).answer,
    ).toBe('The contract of Acme was agreed until 31 Dec 2025 and is due for renewal.');
  });

  test('people of a client hear of none of it but their own summary and reports', async () => {
    const own: WorkspaceFacts = {
      ...facts,
      agency: null,
      used: null,
      plan: null,
      people: [],
      clients: facts.clients.slice(0, 1),
    };
    const hidden = 'Only the agency can see that. Please ask your contact there.';

    expect(
      await Promise.all(
        [
          'How are we doing?',
          'When did our last report go out?',
          'Which clients are at risk?',
          'Which clients will miss their goal?',
          'Which clients are off track?',
          'Who is behind on budget?',
          'Is Acme at risk?',
          'What is the fee of Acme?',
          'Who works on Acme?',
          'When is the next report?',
        ].map(async (question) => (await answerQuestion(question, own)).answer),
      ),
    ).toEqual([
      'Acme: Revenue rose 4.0% to $12,000.',
      'The last report was “Monthly” for Acme, sent on 2 Jan 2026, 08:00 UTC.',
      ...Array.from({ length: 8 }, () => hidden),
    ]);
  });
});
