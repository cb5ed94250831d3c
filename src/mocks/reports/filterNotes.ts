/** Adds notes about a report's filters, because a reader would take filtered metrics for the whole client's. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { noCampaign, withoutCampaign } from '#domain/metrics/breakdowns.ts';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { filtersInWords } from '#domain/metrics/filterWords.ts';
import type { FilterDimension } from '#domain/metrics/view.ts';
import { sectionSpecs } from '#domain/reports/section.ts';
import { sectionName } from '#domain/reports/sectionName.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import type { Making, ReportSpec } from './reportSpec.ts';

type Whose = { readonly workspaceId: string; readonly clientId: string; readonly today: EpochDay };

export const clientFilterNames = (
  answers: Parameters<typeof metricSourcesOf>[0],
  { workspaceId, clientId, today }: Whose,
) => {
  const sources = metricSourcesOf(answers, workspaceId, today).filter(
    (source) => source.clientId === clientId,
  );
  const campaigns = sources.flatMap((source) => source.campaigns);
  return (dimension: FilterDimension, value: string): string | undefined => {
    if (dimension === 'source') return sources.find(({ id }) => id === value)?.label;
    if (dimension !== 'campaign') return undefined;
    return value === noCampaign ? withoutCampaign : campaigns.find(({ id }) => id === value)?.name;
  };
};

/** One note if all sections share their filters, else one per filter with its sections. Sections whose title names the filter need none. */
export const filterNotes = ({ answers, workspaceId }: Making, spec: ReportSpec): readonly string[] => {
  const measured = spec.sections.flatMap((section) =>
    section.kind !== 'image' && sectionSpecs[section.kind].takesFilters ? [section] : [],
  );
  const titles = new Map<string, string[]>();
  for (const section of measured) {
    const filters = section.filters === '' ? spec.filters : section.filters;
    if (filters === '') continue;
    const whose = { workspaceId, clientId: section.clientId ?? spec.clientId, today: spec.today };
    const words = filtersInWords(filtersOnWire(filters), clientFilterNames(answers, whose));
    const title = sectionName(section);
    if (!title.includes(words)) titles.set(words, [...(titles.get(words) ?? []), title]);
  }
  return [...titles].map(([words, of]) =>
    of.length === measured.length
      ? `Figures are filtered to ${words}.`
      : `${[...new Set(of)].join(', ')}: filtered to ${words}.`,
  );
};
