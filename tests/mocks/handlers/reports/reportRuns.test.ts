/** Tests report runs: scheduled by the world's clock, started by hand, and blocked. */
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { fjord, monthly, openReports, sendReport } from './openReports.ts';

const told = ({ type, occurredAt, data }: StoredEvent): Readonly<Record<string, unknown>> => {
  const { content: _content, ...facts }: { content?: unknown } = Object(data);
  return { type, occurredAt, ...facts };
};

/** Advances three months at once. `firstAsked` is the first request afterwards. */
const passThreeMonths = async (
  needsReview: boolean,
  firstAsked: 'listReports' | 'readUsage' | 'listEvents',
) => {
  const agency = await openReports();
  const { id } = await agency.make();
  await agency.change(id, { recipients: ['jo@fjord.example'], needs_review: needsReview });
  await agency.schedule(id);
  agency.waitUntil('2026-04-10T12:00:00.000Z');
  const token = await agency.signInAgain();
  const events = await agency.appendedBy(() => agency.ask(firstAsked, { token }));
  return { agency: { ...agency, token }, id, events: events.map(told) };
};

const dueTimes = ['2026-02-01T07:00:00.000Z', '2026-03-01T07:00:00.000Z', '2026-04-01T06:00:00.000Z'];

describe('a schedule', () => {
  test('makes and sends a report for each month that has passed, each at its own time', async () => {
    const { agency, id, events } = await passThreeMonths(false, 'listReports');

    expect(events.map(({ type, happenedAt }) => [type, happenedAt])).toEqual(
      dueTimes.flatMap((at) =>
        ['ReportRunStarted', 'ReportRunGenerated', 'ReportSendStarted', 'ReportSent'].map((type) => [
          type,
          at,
        ]),
      ),
    );
    expect(new Set(events.map(({ occurredAt }) => occurredAt))).toEqual(new Set(dueTimes));
    const { items } = await agency.succeed('listReportRuns', { token: agency.token, query: `report=${id}` });
    expect(items.map(({ number, state, due_at, range }) => ({ number, state, due_at, range }))).toEqual([
      { number: 3, state: 'sent', due_at: dueTimes[2], range: { from: '2026-03-01', to: '2026-03-31' } },
      { number: 2, state: 'sent', due_at: dueTimes[1], range: { from: '2026-02-01', to: '2026-02-28' } },
      { number: 1, state: 'sent', due_at: dueTimes[0], range: { from: '2026-01-01', to: '2026-01-31' } },
    ]);
    expect(items[0]?.deliveries.map(({ recipients, note }) => ({ recipients, note }))).toEqual([
      {
        recipients: ['jo@fjord.example'],
        note: 'Nothing is mailed in the browser: this entry is all that happened.',
      },
    ]);
  });

  test('gives the same whichever request comes first', async () => {
    const [lists, usage, feed] = await Promise.all([
      passThreeMonths(false, 'listReports'),
      passThreeMonths(false, 'readUsage'),
      passThreeMonths(false, 'listEvents'),
    ]);
    expect(usage.events).toEqual(lists.events);
    expect(feed.events).toEqual(lists.events);
  });

  test('stops for review, and the next run takes the place of one that nobody reviewed', async () => {
    const { agency, id, events } = await passThreeMonths(true, 'listReports');
    expect(events.map(({ type }) => type)).toEqual(
      dueTimes.flatMap(() => ['ReportRunStarted', 'ReportRunGenerated']),
    );
    const { report } = await agency.succeed('readReport', { token: agency.token, params: { id } });
    expect([report.status, report.run?.number, report.next_runs]).toEqual([
      'review',
      3,
      ['2026-05-01T06:00:00.000Z', '2026-06-01T06:00:00.000Z', '2026-07-01T06:00:00.000Z'],
    ]);
  });

  test('rests while it is paused and makes up for nothing', async () => {
    const agency = await openReports();
    const { id } = await agency.make();
    await agency.change(id, { recipients: ['jo@fjord.example'] });
    await agency.schedule(id);
    expect((await agency.move(id, 'pause')).status).toBe('paused');
    agency.waitUntil('2026-03-10T12:00:00.000Z');
    const token = await agency.signInAgain();
    const call = { token, params: { id }, body: { move: 'resume' } };
    const { report } = await agency.succeed('moveReport', call);
    expect([report.status, report.runs, report.next_runs[0]]).toEqual([
      'scheduled',
      0,
      '2026-04-01T06:00:00.000Z',
    ]);
  });

  test('is refused without recipients, for fixed days and for times that are none', async () => {
    const { make, read, refusal } = await openReports();
    const { id } = await make();
    const put = async (schedule: object) => {
      const { etag } = await read(id);
      const headers = { 'If-Match': etag };
      return refusal('scheduleReport', { params: { id }, headers, body: { schedule } });
    };
    expect(await put(monthly)).toEqual({
      status: 422,
      code: 'invalid',
      errors: { recipients: 'Add a recipient' },
    });
    const wrong = { ...monthly, day: 32, time: '25:00', zone: 'Mars/Base', ends_on: '2025-01-01' };
    expect(await put(wrong)).toEqual({
      status: 422,
      code: 'invalid',
      errors: {
        'schedule.day': 'Choose a day from 1 to 31',
        'schedule.time': 'Enter a time such as 08:30',
        'schedule.zone': 'Choose a time zone such as Europe/Berlin',
        'schedule.ends_on': 'The last day must not be over',
      },
    });
  });
});

describe('a run by hand', () => {
  test('goes through review, approval and half a minute in which sending can be undone', async () => {
    const agency = await openReports();
    const { id } = await agency.make();
    await agency.change(id, {
      recipients: ['Jo@Fjord.example', 'jo@fjord.example '],
      subject: '{report} is here: {period}',
      message: 'Dear Jo,\nplease look at the goals.',
    });
    expect((await agency.move(id, 'generate')).status).toBe('review');
    expect((await agency.move(id, 'approve')).status).toBe('approved');
    const sending = await agency.move(id, 'send');
    expect([sending.status, sending.run?.sends_at]).toEqual(['sending', '2026-01-05T09:00:30.000Z']);
    expect((await agency.move(id, 'undoSend')).status).toBe('approved');
    await agency.move(id, 'send');
    agency.waitUntil('2026-01-05T09:00:31.000Z');
    expect(await agency.refusal('moveReport', { params: { id }, body: { move: 'undoSend' } })).toEqual({
      status: 409,
      code: 'reportStep',
    });
    const { run, status } = await agency.read(id);
    expect([status, run?.sent_at]).toEqual(['sent', '2026-01-05T09:00:30.000Z']);
    expect(run?.deliveries.map(({ bytes: _bytes, ...delivery }) => delivery)).toEqual([
      {
        id: '1',
        at: '2026-01-05T09:00:30.000Z',
        recipients: ['jo@fjord.example'],
        subject: 'Monthly is here: 1 Dec 2025 to 31 Dec 2025',
        message: 'Dear Jo,\nplease look at the goals.',
        note: 'Nothing is mailed in the browser: this entry is all that happened.',
      },
    ]);
  });

  test('is refused for what is empty, and sending without recipients or with another client’s figures', async () => {
    const { make, change, move, refusal } = await openReports();
    const { id, sections } = await make({ beginning: 'blank' });
    const body = (step: string) => ({ params: { id }, body: { move: step } });
    expect(await refusal('moveReport', body('generate'))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { sections: 'Add a section: the report is empty' },
    });
    expect(sections).toEqual([]);
    const { sections: template } = await make({ name: 'Other' });
    const foreign = template.map((one, index) => (index === 3 ? { ...one, client_id: 'stackpilot' } : one));
    await change(id, { sections: foreign });
    await move(id, 'generate');
    await move(id, 'approve');
    expect(await refusal('moveReport', body('send'))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { recipients: 'Add a recipient' },
    });
    await change(id, { recipients: ['jo@fjord.example'] });
    expect(await refusal('moveReport', body('send'))).toEqual({
      status: 422,
      code: 'invalid',
      errors: { 'sections.3.client_id': 'Shows another client’s figures, so it cannot be sent' },
    });
  });

  test('waits for words of a person where the report asks for them', async () => {
    const agency = await openReports();
    const { id } = await agency.make();
    await agency.change(id, { requires_comment: true, recipients: ['jo@fjord.example'] });
    const { run, status } = await agency.move(id, 'generate');
    expect([status, run?.block?.reason, run?.block?.action]).toEqual(['blocked', 'comment', 'write']);
    const params = { id: run?.id ?? '' };
    const body = { section: 'section2', text: 'A strong month.' };
    const headers = { 'If-Match': run?.etag ?? '' };
    const written = await agency.succeed('writeReportRun', { token: agency.token, params, headers, body });
    expect(written.run.state).toBe('review');
    const { content } = await agency.succeed('readReportRun', { token: agency.token, params });
    expect(content?.sections[1]).toMatchObject({ kind: 'summary', text: 'A strong month.', drafted: false });
  });
});

describe('the words of a run', () => {
  const opened = async () => {
    const agency = await openReports();
    const { id } = await agency.make();
    await agency.change(id, { recipients: ['jo@fjord.example'] });
    const { run } = await agency.move(id, 'generate');
    const params = { id: run?.id ?? '' };
    const read = () => agency.succeed('readReportRun', { token: agency.token, params });
    const write = (etag: string, text: string) => ({
      params,
      headers: { 'If-Match': etag },
      body: { section: 'section2', text },
    });
    const summary = async () => (await read()).content?.sections[1];
    return { ...agency, id, read, write, summary };
  };

  test('are changed while it is in review, and undoing it brings the draft back', async () => {
    const { call, write, read, summary, log } = await opened();
    const draft = await summary();
    const { etag } = (await read()).run;
    await call('writeReportRun', write(etag, 'A strong month.'));
    expect(await summary()).toEqual({ ...draft, text: 'A strong month.', drafted: false });
    const { position } = await log.head();
    await call('undoChange', { body: { position } });
    expect(await summary()).toEqual(draft);
  });

  test('are not written over: who rests on older ones is refused, and nobody writes once it is approved', async () => {
    const { id, call, move, write, read, refusal, summary } = await opened();
    const { etag } = (await read()).run;
    await call('writeReportRun', write(etag, 'A strong month.'));
    expect(await refusal('writeReportRun', write(etag, 'A weak month.'))).toEqual({
      status: 412,
      code: 'staleVersion',
    });
    await move(id, 'approve');
    const approved = (await read()).run;
    expect(await refusal('writeReportRun', write(approved.etag, 'A weak month.'))).toEqual({
      status: 409,
      code: 'reportStep',
    });
    expect(await summary()).toMatchObject({ text: 'A strong month.' });
  });
});

describe('what people say', () => {
  test('a client’s people see what was sent to them, and nothing before', async () => {
    const agency = await openReports();
    const { id } = await agency.make();
    const { run } = await agency.move(id, 'generate');
    const seen = async () => (await agency.succeed('listReportRuns', { token: agency.tokens.client })).items;
    expect(await seen()).toEqual([]);
    const call = { token: agency.tokens.client, params: { id: run?.id ?? '' } };
    expect((await agency.ask('readReportRun', call)).status).toBe(404);
    const sent = await sendReport(agency);
    expect((await seen()).map((one) => one.id)).toEqual([sent.runId]);
  });

  test('its drafted summary is marked for the agency until it is sent, so that no file of it says “draft”', async () => {
    const agency = await openReports();
    const { id } = await agency.make();
    const made = await agency.move(id, 'generate');
    const sent = await sendReport(agency);
    const drafted = async (run = '') => {
      const reply = await agency.succeed('readReportRun', { token: agency.token, params: { id: run } });
      return reply.content?.sections.flatMap((one) => (one.kind === 'summary' ? [one.drafted] : []));
    };
    expect([await drafted(made.run?.id), await drafted(sent.runId)]).toEqual([[true], [false]]);
  });

  test('is opened, answered, taken back, rated and commented; the agency’s own remarks stay with it', async () => {
    const agency = await openReports();
    const { runId } = await sendReport(agency);
    const states: string[] = [];
    const say = async (body: object) => {
      const { body: reply } = await agency.answer(runId, body);
      states.push(Object(reply).run.state);
    };
    await say({ answer: 'open' });
    await say({ answer: 'accept' });
    await say({ answer: 'withdraw' });
    await say({ answer: 'requestChanges', text: 'Please explain May.' });
    await say({ answer: 'rate', stars: 4 });
    expect(states).toEqual(['opened', 'accepted', 'opened', 'changesRequested', 'changesRequested']);
    await agency.answer(runId, { answer: 'comment', section: 'section4', text: 'Good', internal: false });
    await agency.answer(
      runId,
      { answer: 'comment', section: null, text: 'Careful', internal: true },
      agency.token,
    );
    const commentsFor = async (token: string) =>
      (await agency.succeed('readReportRun', { token, params: { id: runId } })).run.comments.map(
        ({ text, from_client }) => [text, from_client],
      );
    expect(await commentsFor(agency.token)).toEqual([
      ['Good', true],
      ['Careful', false],
    ]);
    expect(await commentsFor(agency.tokens.client)).toEqual([['Good', true]]);
    const { items } = await agency.succeed('listEvents', { token: agency.tokens.client });
    expect(JSON.stringify(items)).not.toContain('Careful');
    expect(JSON.stringify(items)).not.toContain('jo@fjord.example');
    expect((await agency.answer(runId, { answer: 'accept' }, agency.token)).status).toBe(403);
  });
});

describe('the plan', () => {
  test('has comments with team collaboration; without it they are read, and an answer is still given [S6.3]', async () => {
    const agency = await openReports();
    const { runId } = await sendReport(agency);
    const remark = { answer: 'comment', section: null, text: 'Careful', internal: true };
    expect((await agency.answer(runId, remark, agency.token)).status).toBe(200);
    await agency.call('startSimulation', { body: { plan_name: 'starter' } });
    const locked = refusal('featureLocked', { plan: 'starter', neededPlan: 'pro' });

    expect([
      statusAndBody(await agency.answer(runId, remark, agency.token)),
      statusAndBody(await agency.answer(runId, { answer: 'comment', section: null, text: 'Good' })),
    ]).toEqual([locked, locked]);
    expect((await agency.answer(runId, { answer: 'accept' })).status).toBe(200);
    const { run } = await agency.succeed('readReportRun', { token: agency.token, params: { id: runId } });
    expect(run.comments.map(({ text }) => text)).toEqual(['Careful']);
  });

  test('counts what is made, never what is looked at, and refuses with the limit', async () => {
    const agency = await openReports();
    await agency.call('startSimulation', { body: { plan_name: 'starter' } });
    const used = async () => {
      const { items } = await agency.succeed('readUsage', { token: agency.token });
      return items.find(({ resource }) => resource === 'reports');
    };
    const { id, sections, period } = await agency.make();
    const preview = {
      name: 'M',
      client_id: fjord,
      title: '',
      period,
      compare: 'previous',
      filters: '',
      sections,
    };
    await agency.call('previewReport', { body: preview });
    expect(await used()).toEqual({
      resource: 'reports',
      used: 0,
      limit: 5,
      resets_at: '2026-02-01T00:00:00.000Z',
      aside: 0,
      pace: { days: [0, 0, 0, 0, 0], projected: 0, reached_on: null },
    });
    await agency.move(id, 'generate');
    await agency.move(id, 'generate');
    expect((await used())?.used).toBe(1);
    for (const name of ['b', 'c', 'd', 'e']) await agency.move((await agency.make({ name })).id, 'generate');
    const { id: sixth } = await agency.make({ name: 'f' });
    expect(await agency.refusal('moveReport', { params: { id: sixth }, body: { move: 'generate' } })).toEqual(
      {
        status: 402,
        code: 'limitReached',
        limit: 5,
        used: 5,
        plan: 'starter',
        neededPlan: 'pro',
      },
    );
    const other = { name: 'X', client_id: fjord, beginning: 'ppc' };
    expect((await agency.refusal('createReport', { body: other })).code).toBe('featureLocked');
  });

  test('stops a scheduled run with its reason, and the next month has room again', async () => {
    const agency = await openReports();
    await agency.call('startSimulation', { body: { plan_name: 'starter' } });
    const { id } = await agency.make();
    await agency.change(id, { recipients: ['jo@fjord.example'], needs_review: false });
    await agency.schedule(id, { ...monthly, day: 10, zone: 'UTC' });
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await agency.move((await agency.make({ name })).id, 'generate');
    agency.waitUntil('2026-01-10T08:00:00.000Z');
    const { status, run } = await agency.read(id);
    expect([status, run?.block]).toEqual([
      'blocked',
      { reason: 'quota', text: '5 of 5 reports of this month are made.', action: 'upgrade' },
    ]);
    agency.waitUntil('2026-02-10T08:00:00.000Z');
    const token = await agency.signInAgain();
    const { report } = await agency.succeed('readReport', { token, params: { id } });
    expect([report.status, report.run?.number]).toEqual(['sent', 2]);
  });
});

describe('undo', () => {
  test('takes back what a client’s person has said, for that person alone', async () => {
    const agency = await openReports();
    const { runId } = await sendReport(agency);
    const { client } = agency.tokens;
    await agency.answer(runId, { answer: 'open' });
    const readRun = async () =>
      (await agency.succeed('readReportRun', { token: client, params: { id: runId } })).run;
    const undoing = async (body: object) => {
      const before = await readRun();
      await agency.answer(runId, body);
      const { position } = await agency.log.head();
      const call = { body: { position } };
      expect((await agency.refusal('undoChange', call)).status).not.toBe(200);
      await agency.succeed('undoChange', { token: client, ...call });
      expect(await readRun()).toEqual(before);
    };
    await undoing({ answer: 'accept' });
    await undoing({ answer: 'requestChanges', text: 'Explain May.' });
    await undoing({ answer: 'rate', stars: 5 });
    await undoing({ answer: 'comment', section: null, text: 'Thanks' });
    await agency.answer(runId, { answer: 'accept' });
    await undoing({ answer: 'withdraw' });
  });

  test('of the words that a run has waited for lets it wait again', async () => {
    const agency = await openReports();
    const { id } = await agency.make();
    await agency.change(id, { requires_comment: true });
    const { run } = await agency.move(id, 'generate');
    const body = { section: 'section2', text: 'A strong month.' };
    const headers = { 'If-Match': run?.etag ?? '' };
    await agency.call('writeReportRun', { params: { id: run?.id ?? '' }, headers, body });
    const { position } = await agency.log.head();
    await agency.call('undoChange', { body: { position } });
    const after = await agency.read(id);
    expect([after.status, after.run?.block?.reason]).toEqual(['blocked', 'comment']);
  });
});
