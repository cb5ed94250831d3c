/** Tests the content of reports: metrics match every screen, are pinned at the run, and list later revisions. */
import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { fjord, openReports, sendReport } from './openReports.ts';

const figuresIn = ({ sections }: ReportContent) =>
  Object.fromEntries(
    sections.flatMap((section) =>
      section.kind === 'figures' ? section.figures.map(({ figure, value }) => [figure, value]) : [],
    ),
  );

const connected = async () => {
  const agency = await openReports();
  const body = {
    platform: 'google_ads',
    account_id: 'google_ads-fjord',
    client_id: fjord,
    scopes: [...platformCatalogue.google_ads.scopes],
  };
  const { integration } = await agency.succeed('connectIntegration', { token: agency.token, body });
  return { ...agency, integrationId: integration.id };
};

const restate = async ({ log, world }: Awaited<ReturnType<typeof openReports>>, integrationId: string) =>
  appendFacts(log, world, [
    {
      type: 'SourceRestated',
      data: {
        workspaceId: 'northlight',
        integrationId,
        platform: 'google_ads',
        externalName: 'Fjord & Foam',
        clientId: fjord,
        from: '2025-12-01',
        to: '2025-12-31',
        factor: 0.9,
        reason: 'Invalid clicks were taken back',
        restatedAt: new Date(world.clock.now()).toISOString(),
      },
    },
  ]);

describe('the content of a report', () => {
  test('shows the figures that the metrics query gives, and the preview shows the same as the run', async () => {
    const agency = await openReports();
    const report = await agency.make();
    const { run } = await agency.move(report.id, 'generate');
    const { content } = await agency.succeed('readReportRun', {
      token: agency.token,
      params: { id: run?.id ?? '' },
    });
    const body = {
      name: report.name,
      client_id: fjord,
      title: '',
      period: report.period,
      compare: report.compare,
      filters: '',
      sections: report.sections,
    };
    const preview = await agency.succeed('previewReport', { token: agency.token, body });
    const { totals } = await agency.succeed('readMetrics', {
      token: agency.token,
      query: `client=${fjord}&from=2025-12-01&to=2025-12-31`,
    });
    expect(content && figuresIn(content)).toEqual({
      revenue_cents: totals.revenue_cents,
      spend_cents: totals.spend_cents,
      conversions: totals.conversions,
      mer: totals.mer,
    });
    expect(preview.content.sections).toEqual(content?.sections);
    expect((await agency.read(report.id)).runs).toBe(1);
  });

  test('says what its figures are filtered to: once for all, or for the sections that are', async () => {
    const agency = await openReports();
    const { freshness } = await agency.succeed('readMetrics', {
      token: agency.token,
      query: `client=${fjord}&from=2025-12-01&to=2025-12-31`,
    });
    const { source = '', label = '' } = freshness[0] ?? {};
    const section = {
      title: '',
      figures: ['spend_cents'],
      by: null,
      text: '',
      client_id: null,
      period: null,
    };
    const notesOf = async (filters: string, own: readonly string[]) => {
      const sections = [
        { ...section, id: 'goals', kind: 'goals', figures: [], filters: '' },
        { ...section, id: 'key', kind: 'figures', filters: own[0] ?? '' },
        { ...section, id: 'line', kind: 'line', filters: own[1] ?? '' },
      ];
      const period = { kind: 'relative', period: 'lastMonth' };
      const body = { name: 'Month', client_id: fjord, title: '', period, compare: 'none', filters, sections };
      const { content } = await agency.succeed('previewReport', { token: agency.token, body });
      return content.notes.filter((note) => note.includes('filtered to'));
    };

    expect([
      await notesOf('', []),
      await notesOf('channel:email;device:mobile', []),
      await notesOf('channel:email', ['channel:display']),
      await notesOf('', ['', `source:${source}`]),
    ]).toEqual([
      [],
      ['Figures are filtered to Channel: Email; Device: Mobile.'],
      ['Key figures: filtered to Channel: Display.', 'Spend over time: filtered to Channel: Email.'],
      [`Spend over time: filtered to Source: ${label}.`],
    ]);
  });

  test('is held against the same weekdays where a preview asks for them', async () => {
    const agency = await openReports();
    const { sections } = await agency.make();
    const [from, to] = ['2025-12-01', '2025-12-10'];
    const preview = async (more: object) => {
      const period = { kind: 'fixed', from, to };
      const body = {
        name: 'M',
        client_id: fjord,
        title: '',
        period,
        compare: 'previous',
        filters: '',
        sections,
      };
      return agency.ask('previewReport', { token: agency.token, body: { ...body, ...more } });
    };
    const asked = `client=${fjord}&from=${from}&to=${to}&compare=previous&measures=revenue_cents`;
    const heldAgainst = async (more: object, match: string) => {
      const { previous } = await agency.succeed('readMetrics', { token: agency.token, query: asked + match });
      const { content } = Object((await preview(more)).body) as { content: ReportContent };
      const shown = content.sections.flatMap((one) => (one.kind === 'figures' ? one.figures : []));
      const revenue = shown.find(({ figure }) => figure === 'revenue_cents');
      expect(revenue?.previous).toBe(previous?.revenue_cents);
      return content.compared_range;
    };
    expect(await heldAgainst({}, '')).toEqual({ from: '2025-11-21', to: '2025-11-30' });
    expect(await heldAgainst({ match: 'weekday' }, '&match=weekday')).toEqual({
      from: '2025-11-17',
      to: '2025-11-26',
    });
    const { status, body } = await preview({ match: 'weekday', compare: 'none' });
    expect([status, Object(body).errors]).toEqual([422, { match: 'Needs compare previous or year' }]);
  });

  test('reports what cannot be shown at its section', async () => {
    const agency = await openReports();
    const { sections, period } = await agency.make();
    const body = (more: object) => ({
      body: {
        name: 'M',
        client_id: fjord,
        title: '',
        period,
        compare: 'none',
        filters: '',
        sections: sections.map((one, index) => (index === 3 ? { ...one, ...more } : one)),
      },
    });
    const errorsFor = async (more: object) => (await agency.refusal('previewReport', body(more))).errors;
    expect(await errorsFor({ client_id: 'nobody' })).toEqual({ 'sections.3.client_id': 'No such client' });
    expect(await errorsFor({ filters: 'campaign:none-such' })).toEqual({
      'sections.3.filters': 'Unknown campaign “none-such”',
    });
    expect(await errorsFor({ figures: ['magic'] })).toEqual({
      'sections.3.figures': 'There is no figure called “magic”',
    });
    expect(await errorsFor({ by: null, kind: 'bar', figures: ['clicks'] })).toEqual({
      'sections.3.by': 'Choose what it is broken down by',
    });
  });

  test('stays as it was sent after a platform has revised its days, and says what would be reported today', async () => {
    const agency = await connected();
    const { runId } = await sendReport(agency);
    const read = (query?: string) =>
      agency.succeed('readReportRun', {
        token: agency.tokens.client,
        params: { id: runId },
        ...(query ? { query } : {}),
      });
    const sent = await read();
    await restate(agency, agency.integrationId);
    const later = await read('now=1');
    expect(later.content).toEqual(sent.content);
    const spend = later.differences.find(({ figure, place }) => figure === 'spend_cents' && place === null);
    const then = sent.content && figuresIn(sent.content).spend_cents;
    expect([spend?.before, spend?.now]).toEqual([then, later.now && figuresIn(later.now).spend_cents]);
    expect(spend?.before).not.toBe(spend?.now);
    expect(sent.differences).toEqual([]);
  });

  test('gives the client’s people today’s figures in the words that were sent, never words that were not', async () => {
    const agency = await connected();
    const { id } = await agency.make();
    await agency.change(id, { recipients: ['jo@fjord.example'] });
    const { run } = await agency.move(id, 'generate');
    const params = { id: run?.id ?? '' };
    await agency.succeed('writeReportRun', {
      token: agency.token,
      params,
      headers: { 'If-Match': run?.etag ?? '' },
      body: { section: 'section2', text: 'A strong month.' },
    });
    await agency.move(id, 'approve');
    await agency.move(id, 'send');
    agency.world.clock.advanceTo(agency.world.clock.now() + 31_000);
    await restate(agency, agency.integrationId);
    const read = (token: string) => agency.succeed('readReportRun', { token, params, query: 'now=1' });
    const [own, theirs] = [await read(agency.token), await read(agency.tokens.client)];
    const wordsOf = (content: ReportContent | null) =>
      content?.sections.filter(({ kind }) => ['cover', 'summary', 'text', 'actions', 'next'].includes(kind));
    const measuredOf = (content: ReportContent | null) =>
      content?.sections.filter(({ kind }) => ['goals', 'figures', 'line', 'bar', 'table'].includes(kind));

    expect(wordsOf(own.now)).not.toEqual(wordsOf(own.content));
    expect(wordsOf(theirs.now)).toEqual(wordsOf(theirs.content));
    expect(measuredOf(theirs.now)).toEqual(measuredOf(own.now));
    expect(measuredOf(theirs.now)).not.toEqual(measuredOf(theirs.content));
    expect(theirs.differences).toEqual(own.differences);
  });

  test('keeps the look of the agency with which it was made', async () => {
    const agency = await openReports();
    const { runId } = await sendReport(agency);
    const { picture } = await agency.succeed('keepPicture', {
      token: agency.token,
      body: { url: redPixel },
    });
    const look = {
      name: 'Berth',
      accent: '#7c3aed',
      logo_text: null,
      hide_powered_by: false,
      logo_id: picture.id,
      palette: '#111111 #222222 #333333 #444444 #555555 #666666 #777777 #888888',
      report_footer: 'Berth AS, Bergen',
      privacy_url: 'https://berth.example/privacy',
    };
    await agency.call('saveWhiteLabel', { body: look, headers: { 'If-Match': '"r0"' } });
    const { content, now } = await agency.succeed('readReportRun', {
      token: agency.token,
      params: { id: runId },
      query: 'now=1',
    });
    expect([content?.brand, now?.brand]).toEqual([
      {
        name: 'Northlight Agency',
        accent: null,
        logo_text: null,
        hides_powered_by: false,
        version: null,
      },
      {
        name: 'Berth',
        accent: '#7c3aed',
        logo_text: null,
        hides_powered_by: false,
        logo_id: picture.id,
        logo_url: redPixel,
        palette: look.palette,
        footer: look.report_footer,
        privacy_url: look.privacy_url,
        version: 1,
      },
    ]);
  });
});
