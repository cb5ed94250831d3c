/** Tests questions about the workspace over HTTP. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askPrompts } from '#domain/ask/askPrompts.ts';
import { suggestedQuestions } from '#domain/ask/suggestedQuestions.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figures } from '#domain/kpi/metricDictionary.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { dayOf } from '#tests/support/metricFixture.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

const openDemo = async (name: 'admin' | 'client' = 'admin') => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo(name)).session;
  const askIt = (question: string) => backend.succeed('askQuestion', { token, body: { question } });
  return { ...backend, token, askIt };
};

describe('asking', () => {
  test('answers from the facts of the workspace and names the events, and appends nothing', async () => {
    const { askIt, appendedBy } = await openDemo();
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => replies.push(await askIt(' Which plan do we have? ')));

    expect(appended).toEqual([]);
    expect(replies).toEqual([
      {
        answer: 'Northlight Agency has Enterprise. It is billed monthly; this period ends on 5 Feb 2026.',
        working: ['Looked up the subscription of the workspace’s owner, which counts for everybody in it.'],
        sources: [
          { position: 6, number: 6, type: 'SubscriptionActivated' },
          { position: 11, number: 11, type: 'SubscriptionConverted' },
          { position: 15, number: 15, type: 'SubscriptionPlanChanged' },
        ],
        refused: false,
      },
    ]);
  });

  test('reports each run that is due on some days, with those after the next one, and nothing of it to clients', async () => {
    const { askIt, succeed, token } = await openDemo();
    const any = { token, headers: { 'If-Match': '*' } };
    const body = { name: 'Week in short', client_id: 'stackpilot', beginning: 'monthly' };
    const { report } = await succeed('createReport', { token, body });
    const params = { id: report.id };
    await succeed('changeReport', { ...any, params, body: { recipients: ['jo@stackpilot.example'] } });
    const schedule = { frequency: 'weekly', weekday: 4, day: null, time: '08:30', zone: 'UTC' };
    await succeed('scheduleReport', {
      ...any,
      params,
      body: { schedule: { ...schedule, ends_on: '2026-01-20' } },
    });

    expect((await askIt('Which reports are due this month?')).answer).toBe(
      '2 reports are due from 5 Jan to 31 Jan 2026:\n“Week in short” for Stackpilot, 9 Jan 2026, 08:30 UTC\n“Week in short” for Stackpilot, 16 Jan 2026, 08:30 UTC',
    );
    expect((await (await openDemo('client')).askIt('Which reports are due this week?')).answer).toBe(
      'Only the agency can see that. Please ask your contact there.',
    );
  });

  test('compares platforms of the active clients, and reports clients and calls what the dashboard and Billing report', async () => {
    const backend = openTestBackend();
    await seedWholeAgency(backend.log, backend.world);
    await backend.seed();
    const { token } = (await backend.demo('admin')).session;
    const askIt = (question: string) => backend.succeed('askQuestion', { token, body: { question } });
    const reply = await askIt('Compare Google Ads and Facebook Ads by ROAS last month');
    const { clients } = await backend.succeed('readPortfolio', {
      token,
      query: 'from=2025-12-08&to=2026-01-04&compare=previous&match=weekday',
    });
    const { items } = await backend.succeed('readUsage', { token });
    const atRisk = clients.filter(({ health }) => health.band === 'at_risk');
    const used = items.find(({ resource }) => resource === 'api_calls')?.used ?? 0;

    expect([reply.refused, reply.answer]).toEqual([
      false,
      expect.stringMatching(/: Facebook Ads \d\.\d\d× and Google Ads \d\.\d\d×;/),
    ]);
    expect((await askIt('Which clients are at risk?')).answer.split('\n')).toEqual([
      atRisk.length === 0 ? 'No client is at risk.' : `${atRisk.length} client is at risk.`,
      ...atRisk
        .toSorted((one, other) => (one.health.score ?? 0) - (other.health.score ?? 0))
        .map(
          ({ name, health, reasons }) =>
            `${name}, health ${health.score} of 100: ${reasons.map(({ text }) => text).join('; ')}`,
        ),
    ]);
    expect(used).toBeGreaterThan(0);
    expect((await askIt('How many API calls have we used?')).answer).toBe(
      `${englishNumber(used)} API calls this month.`,
    );
  });

  test('shows people of a client nothing but themselves and their client', async () => {
    const { askIt } = await openDemo('client');
    const clients = await askIt('Which clients do we have?');
    const other = await askIt('Who added Voltride Motors?');

    expect([clients.answer, other.refused, other.sources, other.answer]).toEqual([
      '1 active client: Fjord & Foam.',
      true,
      [],
      'I did not understand “voltride” and “motors”. I understood: added. You have access to Fjord & Foam only.',
    ]);
  });

  test('shows people of a client nothing of plan, limits and staff (ruling D11)', async () => {
    const { askIt } = await openDemo('client');
    const answers = await Promise.all(
      [
        'How many clients are left?',
        'What are our limits?',
        'How many integrations are there?',
        'Which plan do we have?',
        'What does it cost?',
        'Who is in the team?',
        'Does our plan include custom reports?',
      ].map(askIt),
    );
    const refused = 'Only the agency can see that. Please ask your contact there.';

    expect(answers.map(({ answer, sources }) => [answer, sources])).toEqual(answers.map(() => [refused, []]));
    expect(answers.every((one) => one.refused)).toBe(true);
  });

  test('of a person of a client are about their client alone, and another one is not even said to be there', async () => {
    const { askIt } = await openDemo('client');
    const own = await askIt('Revenue last month');
    const others = await Promise.all(
      ['Revenue of Stackpilot last month', 'Revenue of Globex last month'].map(askIt),
    );

    expect([own.figures?.of, own.figures?.value !== null]).toEqual(['Fjord & Foam', true]);
    expect(others.map(({ answer, refused, figures }) => [answer, refused, figures])).toEqual([
      [
        'There is nothing called “stackpilot” that you have access to. You see Fjord & Foam only. I understood: Revenue and last month.',
        true,
        undefined,
      ],
      [
        'There is nothing called “globex” that you have access to. You see Fjord & Foam only. I understood: Revenue and last month.',
        true,
        undefined,
      ],
    ]);
    expect((await askIt('Show me Globex')).answer).toContain('You have access to Fjord & Foam only.');
  });

  test('has the figures of the metrics query for any figure, client and time, with the same view', async () => {
    const { askIt, succeed, token } = await openDemo();
    const subjects = [
      ['', ''],
      [' of Fjord & Foam', '&client=fjordandfoam'],
      [' of Stackpilot', '&client=stackpilot'],
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...figures),
        fc.constantFrom(...subjects),
        fc.integer({ min: dayOf('2024-06-01'), max: dayOf('2026-01-04') }),
        fc.integer({ min: 0, max: 90 }),
        async ({ name, label }, [words, client], from, more) => {
          const range = `from=${calendarDayOf(from)}&to=${calendarDayOf(Math.min(from + more, dayOf('2026-01-04')))}`;
          const [, first = '', last = ''] = /from=(.*)&to=(.*)/.exec(range) ?? [];
          const { answer, figures: told, refused } = await askIt(`${label}${words} from ${first} to ${last}`);
          const { totals, previous } = await succeed('readMetrics', {
            token,
            query: `${range}${client}&compare=previous&match=weekday`,
          });

          expect([refused, told?.value, told?.previous]).toEqual([false, totals[name], previous?.[name]]);
          if (totals[name] !== null) expect(answer).toContain(` ${figureText(name, totals[name])} `);
          const address = new URLSearchParams(told?.views[0]?.search);
          expect([
            address.get('client'),
            address.get('from'),
            address.get('to'),
            address.get('compare'),
          ]).toEqual([client === '' ? null : client.slice('&client='.length), first, last, null]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('knows every question that is suggested, those for figures by figures', async () => {
    const { askIt } = await openDemo();
    const replies = await Promise.all(suggestedQuestions.map(askIt));

    expect(replies.map(({ refused, figures: told }) => [refused, told !== undefined])).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [false, false],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  test('knows every prompt that a slash offers', async () => {
    const { askIt } = await openDemo();
    const replies = await Promise.all(askPrompts.map(({ question }) => askIt(question)));
    expect(
      askPrompts.filter((_, at) => replies[at]?.refused !== false).map(({ question }) => question),
    ).toEqual([]);
  });

  test('compares two times as the view bar does', async () => {
    const { askIt, succeed, token } = await openDemo();
    const { figures: told } = await askIt('Revenue in December 2025 against November 2025');
    const revenueOf = async (days: string) =>
      (await succeed('readMetrics', { token, query: days })).totals.revenue_cents;

    expect([told?.value, told?.previous]).toEqual([
      await revenueOf('from=2025-12-01&to=2025-12-31'),
      await revenueOf('from=2025-11-01&to=2025-11-30'),
    ]);
    expect(told?.views.map(({ search }) => search)).toEqual(['from=2025-12-01&to=2025-12-31&match=day']);
  });

  test('compares a month with the one before, and says of other days that they are held by weekday', async () => {
    const { askIt } = await openDemo();
    const comparedIn = async (question: string) => {
      const { figures: told, working } = await askIt(question);
      return [told?.range, told?.compared_range, working.slice(2)];
    };

    expect(await comparedIn('Revenue last month')).toEqual([
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2025-11-01', to: '2025-11-30' },
      [],
    ]);
    expect(await comparedIn('Revenue this month')).toEqual([
      { from: '2026-01-01', to: '2026-01-04' },
      { from: '2025-12-25', to: '2025-12-28' },
      ['Held each day against the same weekday before: from 25 Dec to 28 Dec 2025.'],
    ]);
    expect(await comparedIn('Revenue from 1 to 15 December')).toEqual([
      { from: '2025-12-01', to: '2025-12-15' },
      { from: '2025-11-10', to: '2025-11-24' },
      ['Held each day against the same weekday before: from 10 Nov to 24 Nov 2025.'],
    ]);
    expect((await askIt('How did Fjord & Foam do in October?')).answer).toContain(
      'against 1 Sept to 30 Sept 2025',
    );
  });

  test('ranks by the rows of the metrics query, and says why a figure changed by parts that make the change', async () => {
    const { askIt, succeed, token } = await openDemo();
    const days = 'from=2025-12-01&to=2025-12-31';
    const { rows } = await succeed('readMetrics', {
      token,
      query: `${days}&group_by=channel&sort=-revenue_cents`,
    });
    const ranked = await askIt('Top 3 channels by revenue in December 2025');
    const why = await askIt('Why did revenue of Fjord & Foam change in December 2025?');

    expect(ranked.figures?.rows.map(({ key, value }) => [key, value])).toEqual(
      rows.slice(0, 3).map(({ key, revenue_cents }) => [key, revenue_cents]),
    );
    const { figures: told, answer } = why;
    const sum = (told?.rows ?? []).reduce(
      (all, { value, previous }) => all + (value ?? 0) - (previous ?? 0),
      0,
    );
    expect(sum).toBe((told?.value ?? 0) - (told?.previous ?? 0));
    expect(answer).toContain('By channel: ');
  });

  test('says what the log did to the campaigns of the days that a change is about, to people of the client too', async () => {
    const { succeed, world, log, demo } = openTestBackend();
    await seedWholeAgency(log, world);
    const { token } = (await demo('admin')).session;
    const askIt = (question: string) => succeed('askQuestion', { token, body: { question } });
    const query = 'client=fjordandfoam&status=running';
    const [first, second] = (await succeed('listCampaigns', { token, query })).items;
    if (!first || !second) throw new Error('two campaigns run');
    await succeed('pauseCampaign', { token, params: { id: first.id } });
    world.clock.advanceTo(Date.parse('2026-01-07T10:00:00Z'));
    await succeed('changeCampaignBudget', {
      token,
      params: { id: second.id },
      headers: { 'If-Match': '*' },
      body: { daily_budget_cents: 12_300 },
    });
    world.clock.advanceTo(Date.parse('2026-01-12T10:00:00Z'));
    const why = 'Why did CPA of Fjord & Foam change this month?';
    const logged = `Logged in these days: budget of ${second.name} changed from ${figureText('spend_cents', second.daily_budget_cents)} to $123 a day on 7 Jan 2026; ${first.name} paused on 5 Jan 2026`;

    expect((await askIt(why)).answer).toContain(logged);
    expect((await askIt('Why did CPA change this month?')).answer).not.toContain('Logged');
    const client = (await demo('client')).session.token;
    const own = await succeed('askQuestion', {
      token: client,
      body: { question: 'Why did CPA change this month?' },
    });
    expect(own.answer).toContain('Logged in these days: ');
  });

  test('is the same again at the same position, rests on rows, and leads to questions that can be answered', async () => {
    const { askIt } = await openDemo();
    const asked = [
      'Revenue last month',
      'Compare revenue of Stackpilot against Fjord & Foam',
      'Which channel has the most sessions?',
      'Bounce rate of Stackpilot',
    ];
    for (const question of asked) {
      const answer = await askIt(question);
      expect(await askIt(question)).toEqual(answer);
      const next = await Promise.all((answer.follow_ups ?? []).map(askIt));
      expect([next.length, next.filter(({ refused }) => refused)]).toEqual([3, []]);
      if (!answer.refused) expect(answer.figures?.rows_used).toBeGreaterThan(0);
    }
  });

  test('names the plan that it takes for days that are not kept and for forecasts', async () => {
    const { signUp, succeed, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    await succeed('startTrial', { token });
    const kept = limitsOf('pro').retentionDays;
    const old = calendarDayOf(dayOf('2026-01-05') - kept - 10);
    const askIt = (question: string) => ask('askQuestion', { token, body: { question } });
    const answers = await Promise.all([`Revenue on ${old}`, 'Forecast revenue'].map(askIt));

    expect(answers.map(({ body }) => Object(body).refused)).toEqual([true, true]);
    expect(Object(answers[0]?.body).answer).toContain(`Your plan keeps figures for the last ${kept} days`);
    expect(Object(answers[1]?.body).answer).toContain(
      'Forecasts come with Enterprise. This workspace has Pro.',
    );
  });

  test('a forecast is that of GET /api/metrics/forecast, with what it rests on; each person asks of their own', async () => {
    const { seed, demo, succeed } = openTestBackend();
    await seed();
    const { token } = (await demo('client')).session;
    const reply = await succeed('askQuestion', { token, body: { question: 'Where will revenue end?' } });
    const { figures, month } = await succeed('readMetricForecast', {
      token,
      query: 'measures=revenue_cents',
    });
    const [forecast] = figures;

    expect(reply.answer).toMatch(
      /^Revenue of Fjord & Foam will end near \$[\d,]+ on 31 Jan, probably between \$[\d,]+ and \$[\d,]+\. So far: \$[\d,]+\. Typical error \d+\.\d%\.$/,
    );
    expect([reply.figures?.kind, reply.figures?.value, reply.figures?.forecast]).toEqual([
      'forecast',
      forecast?.projected,
      forecast,
    ]);
    expect(reply.figures?.range).toEqual({ from: month.from, to: '2026-01-05' });
    expect([reply.figures?.sources.length, reply.figures?.series.length]).toEqual([1, 31]);
    expect(reply.working[0]).toBe('Read the question as one for a forecast of a figure.');
  });

  test('of a moment of the past answers as it was answered then, whatever came since, and appends nothing', async () => {
    const backend = openTestBackend();
    await seedWholeAgency(backend.log, backend.world);
    await backend.seed();
    const { token } = (await backend.demo('admin')).session;
    const questions = [
      ...suggestedQuestions,
      'Which clients do we have?',
      'Which clients are at risk?',
      'How is revenue this month against last month?',
    ];
    const answersAt = (query: string) =>
      Promise.all(
        questions.map(async (question) =>
          statusAndBody(await backend.ask('askQuestion', { token, query, body: { question } })),
        ),
      );
    const then = new Date(backend.world.clock.now()).toISOString();
    const given = await answersAt('');
    backend.world.clock.advance(20 * 86_400_000);
    await backend.succeed('addClient', {
      token,
      body: { name: 'Nova', domain: 'nova.example', industry: 'Healthcare' },
    });
    await backend.succeed('startSimulation', { token, body: { plan_name: 'pro' } });
    const replies: unknown[] = [];
    const appended = await backend.appendedBy(async () => replies.push(await answersAt(`as_of=${then}`)));

    expect(appended).toEqual([]);
    expect(replies).toEqual([given]);
    expect(await answersAt('')).not.toEqual(given);
  });

  test('refuses an empty question and one of more than 500 characters', async () => {
    const { ask, token } = await openDemo();
    const refused = await Promise.all(
      ['   ', 'x'.repeat(501)].map(async (question) =>
        statusAndBody(await ask('askQuestion', { token, body: { question } })),
      ),
    );

    expect(refused).toEqual([
      refusal('invalid', { errors: { question: 'Ask something' } }),
      refusal('invalid', { errors: { question: 'At most 500 characters' } }),
    ]);
    expect((await ask('askQuestion', { token, body: { question: 'x'.repeat(500) } })).status).toBe(200);
  });

  test('needs a plan with AI insights [S6.3]', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;

    expect(
      statusAndBody(await ask('askQuestion', { token, body: { question: 'Which plan do we have?' } })),
    ).toEqual(refusal('featureLocked', { plan: null, neededPlan: 'pro' }));
  });
});
