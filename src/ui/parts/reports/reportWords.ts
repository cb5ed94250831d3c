/** Formats the days, times and breakdowns of a report, always in UTC. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { breakdownLabels } from '#domain/dashboards/widget.ts';
import { sectionSpecs } from '#domain/reports/section.ts';
import { longDay, shortDay } from '../../content/formatMetric.ts';
import { figureSpecs } from '../figures/figureSpecs.ts';

export type DayRange = ReportContent['range'];

/** `1 – 31 Oct 2026`, `28 Sept – 4 Oct 2026`, with the first year if it differs. */
export const rangeText = ({ from, to }: DayRange): string => {
  if (from === to) return longDay(from);
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${longDay(from)} – ${longDay(to)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : shortDay(from)} – ${longDay(to)}`;
};

/** `3 Nov 2026, 14:20 UTC`. */
export const utcText = (iso: string): string => `${longDay(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`;

/** `Revenue by channel`, `Spend and clicks`; else the name of the section's kind. */
const namedAfterContent = (section: SectionContent): string => {
  if (section.kind === 'bar') {
    const [figure] = section.figures;
    const by = breakdownLabels[section.by].toLowerCase();
    return figure === undefined ? `By ${by}` : `${figureSpecs[figure].label} by ${by}`;
  }
  if (section.kind === 'table') return `Results by ${breakdownLabels[section.by].toLowerCase()}`;
  if (section.kind === 'line') {
    const names = section.lines.map(({ figure }) => figureSpecs[figure].label);
    return names.length === 0 ? 'Over time' : `${names.join(', ')} over time`;
  }
  return section.kind === 'image' ? 'Picture' : sectionSpecs[section.kind].label;
};

export const sectionTitle = (section: SectionContent): string =>
  section.title === '' ? namedAfterContent(section) : section.title;
