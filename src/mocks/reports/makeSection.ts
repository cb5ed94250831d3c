/** Makes one section: metrics from the query behind every screen, goals and actions from the log. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricQuery, MetricReply } from '#domain/contract/metricSchemas.ts';
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { Breakdown } from '#domain/dashboards/widget.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { englishList } from '#domain/english/englishList.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import { funnelFilter, funnelOf, funnelRows, funnelSteps } from '#domain/metrics/funnel.ts';
import { actionText } from '#domain/reports/actionText.ts';
import type { ReportDays } from '#domain/reports/periodDays.ts';
import type { PictureSection, Section } from '#domain/reports/section.ts';
import { sectionName } from '#domain/reports/sectionName.ts';
import { entriesAbout, undoerOf, undoneAt } from '#events/projections/changeLedger.ts';
import { clientTag } from '#events/tags.ts';
import { metricReply } from '../metrics/metricReply.ts';
import { goalsIn } from './goalsIn.ts';
import { agencyCaller, daysOf, daysOnWire, type Making, type ReportSpec } from './reportSpec.ts';

type Action = Extract<SectionContent, { kind: 'actions' }>['actions'][number];

const mostActions = 20;

/** The latest, in day order; undone actions are omitted. */
const actionsIn = (
  { answers: { timeline, position }, now }: Making,
  { clientId, days }: { readonly clientId: string; readonly days: ReportDays },
): Action[] => {
  const [from, to] = [calendarDayOf(days.from), calendarDayOf(days.to)];
  const actions: Action[] = [];
  for (const entry of entriesAbout(timeline, clientTag(clientId))) {
    if (entry.data === null || entry.position > position || entry.occurredAt > now) continue;
    const day = entry.occurredAt.slice(0, 10);
    if (day < from || day > to || undoneAt(timeline, entry.position) !== null) continue;
    const undone = undoerOf(timeline, entry.position);
    if (undone !== null && undone.position <= position) continue;
    const text = actionText(entry.type, entry.data);
    if (text !== null) actions.push({ day, text, position: entry.position });
  }
  return actions.slice(-mostActions);
};

const mostRows = { bar: 10, table: 20 } as const;

export type Made = {
  readonly content: SectionContent;
  readonly notes: readonly string[];
};

type Asked = { readonly clientId: string; readonly days: ReportDays; readonly filters: string };

/** A picture has no metrics, so its days are the report's. */
const pictureContent = ({ id, kind, title, text, picture }: PictureSection, spec: ReportSpec): Made => {
  const range = daysOnWire(daysOf(spec.period, spec.today));
  const content = { kind, id, title, range, compared_range: null, text, picture_id: picture };
  return { content, notes: [] };
};

const askedOf = (section: Section, spec: ReportSpec): Asked => ({
  clientId: section.clientId ?? spec.clientId,
  days: daysOf(section.period ?? spec.period, spec.today),
  filters: section.filters === '' ? spec.filters : section.filters,
});

const query = (
  { clientId, days, filters }: Asked,
  spec: ReportSpec,
  more: Partial<MetricQuery>,
): MetricQuery => ({
  client: clientId,
  ...daysOnWire(days),
  compare: spec.compare,
  ...definedOnly({ match: spec.match }),
  ...(filters === '' ? {} : { filters }),
  ...more,
});

const shownOf = ({ totals, previous }: MetricReply, figures: readonly FigureName[]) =>
  figures.map((figure) => ({ figure, value: totals[figure], previous: previous?.[figure] ?? null }));

/** Chosen so that the steps fit on a page. */
const intervalOf = ({ from, to }: ReportDays): 'day' | 'week' | 'month' => {
  const days = to - from + 1;
  return days <= 45 ? 'day' : days <= 200 ? 'week' : 'month';
};

const lineOf = (reply: MetricReply, figures: readonly FigureName[]) => ({
  interval: reply.interval,
  steps: reply.series.map(({ at }) => at),
  lines: figures.map((figure) => ({
    figure,
    values: reply.series.map((point) => point[figure]),
    previous: reply.previous && reply.series.map((point) => point.previous?.[figure] ?? null),
    total: reply.totals[figure],
    total_previous: reply.previous?.[figure] ?? null,
  })),
});

const brokenDown = (reply: MetricReply, by: Breakdown, figures: readonly FigureName[]) => ({
  by,
  figures: [...figures],
  rows: reply.rows.map((row) => ({
    key: row.key,
    label: row.label,
    share: row.share,
    values: figures.map((figure) => ({ value: row[figure], previous: row.previous?.[figure] ?? null })),
  })),
  totals: shownOf(reply, figures).map(({ value, previous }) => ({ value, previous })),
  total: reply.total,
});

/** A summary without text is drafted later, from the other sections. */
export const sectionMaker = (making: Making, spec: ReportSpec) => {
  const { answers, metrics, workspaceId, now } = making;
  const context = { answers, metrics, now, caller: agencyCaller(workspaceId) };
  const read = (asked: Asked, more: Partial<MetricQuery>): Promise<MetricReply> =>
    metricReply(context, query(asked, spec, more));

  const rowsOf = async (asked: Asked, { kind, by, figures }: Section) => {
    const breakdown = by ?? 'channel';
    const reply = await read(asked, {
      group_by: breakdown,
      measures: figures.join(','),
      sort: `-${figures[0] ?? 'sessions'}`,
      limit: String(kind === 'bar' ? mostRows.bar : mostRows.table),
    });
    return { reply, shown: brokenDown(reply, breakdown, figures) };
  };

  return async (section: Section | PictureSection): Promise<Made> => {
    if (section.kind === 'image') return pictureContent(section, spec);
    const asked = askedOf(section, spec);
    const title = sectionName(section);
    const range = daysOnWire(asked.days);
    const about = { id: section.id, title, range, compared_range: null };
    const of = ({ compared_range: compared, range: shown }: MetricReply) => ({
      ...about,
      range: shown,
      compared_range: compared,
    });
    const notesOf = ({ notes }: MetricReply) => notes.map(({ text }) => text);
    const { kind, figures, text } = section;
    switch (kind) {
      case 'figures': {
        const reply = await read(asked, { measures: figures.join(',') });
        return { content: { kind, ...of(reply), figures: shownOf(reply, figures) }, notes: notesOf(reply) };
      }
      case 'line': {
        const reply = await read(asked, { measures: figures.join(','), interval: intervalOf(asked.days) });
        return { content: { kind, ...of(reply), ...lineOf(reply, figures) }, notes: notesOf(reply) };
      }
      case 'funnel': {
        const measures = funnelSteps.join(',');
        const { rows } = await read(asked, { group_by: 'channel', measures });
        const own = funnelFilter(rows);
        const reply = await read(
          { ...asked, filters: narrowedFilters(asked.filters, own) ?? asked.filters },
          { measures },
        );
        // A step reported by no channel is unknown here, though the total of all sources would show zero.
        const steps = new Set<FigureName>(funnelOf(rows).map(({ step }) => step));
        const channels = englishList(funnelRows(rows).map(({ label }) => label));
        return {
          content: {
            kind,
            ...of(reply),
            steps: shownOf(reply, funnelSteps).map((one) =>
              steps.has(one.figure) ? one : { ...one, value: null },
            ),
          },
          notes: [
            ...notesOf(reply),
            ...(own === '' ? [] : [`“${title}” is of ${channels}: other channels report no impressions.`]),
          ],
        };
      }
      case 'bar':
      case 'table': {
        const { reply, shown } = await rowsOf(asked, section);
        return { content: { kind, ...of(reply), ...shown }, notes: notesOf(reply) };
      }
      case 'goals':
        return { content: { kind, ...about, goals: await goalsIn(making, asked) }, notes: [] };
      case 'actions':
        return { content: { kind, ...about, actions: actionsIn(making, asked) }, notes: [] };
      case 'summary':
        return { content: { kind, ...about, text, drafted: text === '' }, notes: [] };
      case 'text':
      case 'next':
        return { content: { kind, ...about, text }, notes: [] };
      case 'cover':
      case 'pageBreak':
        return { content: { kind, ...about }, notes: [] };
    }
  };
};
