/** Tests questions about the log by event words: budgets, alerts, reports, sources, people, and clients by name. */
import { describe, expect, test } from 'vitest';
import type { KnownEvent, WorkspaceFacts } from '#domain/ask/answer.ts';
import { answerQuestion } from '#domain/ask/answerQuestion.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { plans } from '#domain/plans/planCatalogue.ts';

type Told = Partial<KnownEvent> & Pick<KnownEvent, 'type'>;

/** One a day, from 1 January 2026 on. */
const inOrder = (told: readonly Told[]): readonly KnownEvent[] =>
  told.map((one, index) => ({
    position: index + 1,
    number: index + 1,
    at: `2026-01-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`,
    actor: 'Nora Berg',
    actorId: 'nora',
    clientId: null,
    byMachine: false,
    platform: null,
    thing: `thing${index}`,
    name: null,
    point: null,
    personId: null,
    ...one,
  }));

const ofAcme = { clientId: 'acme' } as const;
const ofSalt = { clientId: 'salt' } as const;

/** Event numbers equal the day of January. */
const events = inOrder([
  { type: 'ClientAdded', ...ofAcme },
  { type: 'ClientAdded', ...ofSalt },
  { type: 'ClientNoteAdded', ...ofSalt },
  { type: 'BudgetSet', ...ofAcme, point: '$900 a month' },
  { type: 'BudgetSet', ...ofAcme, point: 'from $900 to $1,200 a month' },
  { type: 'CampaignLaunched', ...ofAcme, name: 'Spring', thing: 'spring' },
  { type: 'CampaignLaunched', ...ofSalt, name: 'Autumn', thing: 'autumn' },
  { type: 'CampaignBudgetChanged', ...ofAcme, name: 'Spring', point: 'from $10 to $20 a day' },
  { type: 'CampaignPaused', ...ofAcme, name: 'Spring', thing: 'spring' },
  { type: 'CampaignResumed', ...ofAcme, name: 'Spring', thing: 'spring' },
  { type: 'CampaignPaused', ...ofAcme, name: 'Spring', thing: 'spring' },
  { type: 'GoalChanged', ...ofAcme, point: 'ROAS from 3.00× to 3.50×' },
  { type: 'AlertRaised', ...ofAcme, point: 'CPA', byMachine: true, actor: 'AgencyLens' },
  { type: 'AlertAcknowledged', ...ofAcme, point: 'CPA' },
  { type: 'ReportRunGenerated', ...ofAcme, name: 'Monthly', thing: 'run1' },
  { type: 'ReportSent', ...ofAcme, name: 'Monthly', thing: 'run1' },
  { type: 'ReportSent', ...ofSalt, name: 'Weekly', thing: 'run2' },
  { type: 'ReportChangesRequested', ...ofAcme, name: 'Monthly', thing: 'run1' },
  { type: 'SourceSyncFailed', ...ofAcme, platform: 'facebook_ads', point: 'platform down' },
  { type: 'SourceSyncFailed', ...ofAcme, platform: 'google_ads', point: 'token expired' },
  { type: 'SourceSyncRecovered', ...ofAcme, platform: 'google_ads' },
  { type: 'DataImported', ...ofAcme, point: 'spend.csv' },
  { type: 'MemberInvited', personId: 'otto', point: 'Otto Lang' },
  { type: 'MemberJoined', actor: 'Otto Lang', actorId: 'otto', personId: 'otto', point: 'Otto Lang' },
  { type: 'MemberInvited', actor: 'Otto Lang', actorId: 'otto', personId: 'ida', point: 'Ida Moe' },
]);

const facts: WorkspaceFacts = {
  workspace: 'Berg Media',
  // A Monday.
  now: '2026-01-26T15:00:00.000Z',
  plan: 'pro',
  cycle: 'monthly',
  periodEnd: null,
  trialEnd: null,
  limits: plans.pro.limits,
  used: { clients: 2, teamMembers: 2, integrations: 10, dashboards: 2, reports: 7, apiCalls: 1_204 },
  clients: [
    { id: 'acme', name: 'Acme', archived: false },
    { id: 'salt', name: 'Salt & Ember', archived: false },
  ],
  people: [
    { id: 'nora', name: 'Nora Berg', role: 'admin', owner: true },
    { id: 'otto', name: 'Otto Lang', role: 'manager', owner: false },
  ],
  events,
  reportsSent: [],
  documents: { reports: [], dashboards: [] },
  unusual: async () => ({ found: [], unjudged: [] }),
  progress: async () => null,
  summaryOn: async () => ({ sentence: null }),
  todayOf: () => epochDayOf('2026-01-26') ?? 0,
  summary: async () => null,
  agency: {
    mayRankFees: true,
    notes: () => [],
    files: [],
    reportsDue: [],
    reportRuns: () => [],
    portfolio: async () => [],
  },
};

const ask = (question: string) => answerQuestion(question, facts);

describe('answers about the log', () => {
  test.each([
    [
      'Who changed the budget of Acme?',
      '3 events.\nNora Berg: campaign budget changed (Acme, Spring, from $10 to $20 a day), 8 Jan 2026, 09:00 UTC\nNora Berg: budget set (Acme, from $900 to $1,200 a month), 5 Jan 2026, 09:00 UTC\nNora Berg: budget set (Acme, $900 a month), 4 Jan 2026, 09:00 UTC',
    ],
    [
      'Who set the budget of Acme last?',
      'Nora Berg: budget set (Acme, from $900 to $1,200 a month), 5 Jan 2026, 09:00 UTC.',
    ],
    [
      'When was the campaign budget of Acme changed?',
      'Nora Berg: campaign budget changed (Acme, Spring, from $10 to $20 a day), 8 Jan 2026, 09:00 UTC.',
    ],
    [
      'Who removed the budget of Acme?',
      'No event about a budget of Acme says “removed”. There are 3: budget set (2) and campaign budget changed (1).',
    ],
    ['Which goals did Otto remove?', 'No event about a goal says “removed”. There is 1: goal changed (1).'],
    ['Which goals did Otto change?', 'No goal was changed by Otto Lang.'],
    ['Who assigned a goal to Otto?', 'No event about a goal says “assigned”. There is 1: goal changed (1).'],
    ['Who removed a goal?', 'No event about a goal says “removed”. There is 1: goal changed (1).'],
    [
      'Who changed a goal?',
      'Nora Berg: goal changed (Acme, ROAS from 3.00× to 3.50×), 12 Jan 2026, 09:00 UTC.',
    ],
    ['When was Salt & Ember added?', 'Nora Berg: client added (Salt & Ember), 2 Jan 2026, 09:00 UTC.'],
    ['When did we add Acme?', 'Nora Berg: client added (Acme), 1 Jan 2026, 09:00 UTC.'],
    [
      'What was added at Salt & Ember?',
      '2 events.\nNora Berg: client note added (Salt & Ember), 3 Jan 2026, 09:00 UTC\nNora Berg: client added (Salt & Ember), 2 Jan 2026, 09:00 UTC',
    ],
    [
      'Who paused Acme?',
      'No event about the client Acme itself says “paused”. 2 of its related events do: campaign paused (2).',
    ],
    [
      'Who archived Acme?',
      'No event about the client Acme itself says “archived”. There is 1: client added (1).',
    ],
    [
      'Why was Acme archived?',
      'No event about the client Acme itself says “archived”. There is 1: client added (1).',
    ],
    ['Who invited Otto Lang?', 'Nora Berg: member invited (Otto Lang), 23 Jan 2026, 09:00 UTC.'],
    ['When was Otto invited?', 'Nora Berg: member invited (Otto Lang), 23 Jan 2026, 09:00 UTC.'],
    ['Whom did Otto invite?', 'Otto Lang: member invited (Ida Moe), 25 Jan 2026, 09:00 UTC.'],
    ['Who was invited by Otto?', 'Otto Lang: member invited (Ida Moe), 25 Jan 2026, 09:00 UTC.'],
    ['When did Otto join?', 'Otto Lang: member joined (Otto Lang), 24 Jan 2026, 09:00 UTC.'],
    [
      'Who removed Otto?',
      'No event about Otto Lang says “removed”. There are 2: member invited (1) and member joined (1).',
    ],
    ['Who wrote the last note?', 'Nora Berg: client note added (Salt & Ember), 3 Jan 2026, 09:00 UTC.'],
    ['Which alerts fired?', 'AgencyLens: alert raised (Acme, CPA), 13 Jan 2026, 09:00 UTC.'],
    ['Who acknowledged the alert?', 'Nora Berg: alert acknowledged (Acme, CPA), 14 Jan 2026, 09:00 UTC.'],
    [
      'Who resolved an alert?',
      'No event about an alert says “resolved”. There are 2: alert raised (1) and alert acknowledged (1).',
    ],
    ['Who generated a report?', 'Nora Berg: report run generated (Acme, Monthly), 15 Jan 2026, 09:00 UTC.'],
    [
      'Who asked for changes of the report?',
      'Nora Berg: report changes requested (Acme, Monthly), 18 Jan 2026, 09:00 UTC.',
    ],
    [
      'How many reports were sent this month?',
      '2 reports were sent from 1 Jan to 26 Jan 2026.\nNora Berg: report sent (Salt & Ember, Weekly), 17 Jan 2026, 09:00 UTC\nNora Berg: report sent (Acme, Monthly), 16 Jan 2026, 09:00 UTC',
    ],
    [
      'How many reports of Acme were sent?',
      '1 report of Acme was sent.\nNora Berg: report sent (Acme, Monthly), 16 Jan 2026, 09:00 UTC',
    ],
    ['How many reports were sent yesterday?', 'No report was sent on 25 Jan 2026.'],
    [
      'How many campaigns of Acme were paused?',
      '1 campaign of Acme was paused, in 2 events.\nNora Berg: campaign paused (Acme, Spring), 11 Jan 2026, 09:00 UTC\nNora Berg: campaign paused (Acme, Spring), 9 Jan 2026, 09:00 UTC',
    ],
    ['List paused campaigns', '1 campaign is paused.\nSpring (Acme)'],
    ['Which campaigns of Acme are paused now?', '1 campaign of Acme is paused.\nSpring'],
    ['Which campaigns are running?', '1 campaign is running.\nAutumn (Salt & Ember)'],
    ['How many campaigns of Salt & Ember are paused?', 'No campaign of Salt & Ember is paused.'],
    [
      'When did the source of Acme expire?',
      'Nora Berg: source sync failed (Acme, Google Ads, token expired), 20 Jan 2026, 09:00 UTC.',
    ],
    [
      'Who reconnected Google Ads?',
      'Nora Berg: source sync recovered (Acme, Google Ads), 21 Jan 2026, 09:00 UTC.',
    ],
    ['Who imported a file?', 'Nora Berg: data imported (Acme, spend.csv), 22 Jan 2026, 09:00 UTC.'],
    [
      'Who invited a colleague since Friday?',
      '2 events.\nOtto Lang: member invited (Ida Moe), 25 Jan 2026, 09:00 UTC\nNora Berg: member invited (Otto Lang), 23 Jan 2026, 09:00 UTC',
    ],
    [
      'Who imported data since Monday?',
      'Nora Berg: data imported (Acme, spend.csv), 22 Jan 2026, 09:00 UTC.',
    ],
  ])('“%s”', async (question, answer) => {
    expect([(await ask(question)).refused, (await ask(question)).answer]).toEqual([false, answer]);
  });

  test.each([
    ['Who raised the budget of Acme?', 'I did not understand “raised”. I understood: budget and Acme.'],
    ['Which campaigns were not paused?', 'I did not understand “not”. I understood: campaigns and paused.'],
    [
      'Who changed the client file of Acme?',
      'I did not understand “file”. I understood: changed, client, and Acme.',
    ],
    ['Who paused Globex?', 'I did not understand “globex”. I understood: paused.'],
    [
      'What happened since last Monday?',
      'I did not understand “since” and “monday”. I understood: happened.',
    ],
  ])('“%s” is refused', async (question, answer) => {
    expect([(await ask(question)).refused, (await ask(question)).answer]).toEqual([true, answer]);
  });

  test('say how they were narrowed to what was done to a person', async () => {
    expect(await ask('Who invited Otto Lang?')).toEqual({
      answer: 'Nora Berg: member invited (Otto Lang), 23 Jan 2026, 09:00 UTC.',
      working: [
        'Started with the 25 events that you can see.',
        'Kept those about Otto Lang: 2.',
        'Kept those that say “invited”: 1.',
      ],
      sources: [{ position: 23, number: 23, type: 'MemberInvited' }],
      refused: false,
    });
  });
});
