/** Makes a report's content, in the same way for previews, sent runs and comparisons with today. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { calendarUnitOf } from '#domain/metrics/comparedRange.ts';
import { draftSummary } from '#domain/reportContent/draftSummary.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { RefusalError } from '../http/refusal.ts';
import { filterNotes } from './filterNotes.ts';
import { type Made, sectionMaker } from './makeSection.ts';
import { reportBrand } from './reportBrand.ts';
import { daysOf, daysOnWire, type Making, type ReportSpec } from './reportSpec.ts';

const atSection = async (index: number, make: () => Promise<Made>): Promise<Made> => {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { code, extras } = error;
    if (code === 'roleForbidden')
      throw new RefusalError('invalid', { errors: { [`sections.${index}.client_id`]: 'No such client' } });
    if (code !== 'invalid') throw error;
    const [text] = Object.values(extras.errors ?? {});
    const field = extras.errors?.filters === undefined ? 'period' : 'filters';
    throw new RefusalError('invalid', {
      ...extras,
      errors: { [`sections.${index}.${field}`]: text ?? 'Cannot be shown' },
    });
  }
};

const withDraft = (content: ReportContent, spec: ReportSpec): ReportContent => {
  const days = daysOf(spec.period, spec.today);
  const byWeekday = spec.match === 'weekday' && calendarUnitOf(days) === null;
  const draft = draftSummary(content, { compare: spec.compare, match: byWeekday ? 'weekday' : undefined });
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.kind === 'summary' && section.drafted ? { ...section, text: draft } : section,
    ),
  };
};

/** Rejects with a `RefusalError`: 422 by field for impossible content, 402 for days outside the plan's retention. */
export const makeContent = async (making: Making, spec: ReportSpec): Promise<ReportContent> => {
  const { answers, workspaceId, now } = making;
  const clients = clientsOf(answers.clientDirectory, workspaceId);
  const client = clients.find(({ id }) => id === spec.clientId);
  if (!client) throw new RefusalError('invalid', { errors: { client_id: 'No such client' } });
  const make = sectionMaker(making, spec);
  const made: Made[] = [];
  for (const [index, section] of spec.sections.entries())
    made.push(await atSection(index, () => make(section)));
  const compared = made.find(({ content }) => content.compared_range !== null);
  const content: ReportContent = {
    title: spec.title === '' ? spec.name : spec.title,
    client: {
      id: client.id,
      name: client.name,
      ...(client.logoId === null ? {} : { logo_id: client.logoId }),
    },
    brand: reportBrand(making, client.id),
    range: daysOnWire(daysOf(spec.period, spec.today)),
    compared_range: compared?.content.compared_range ?? null,
    currency: 'USD',
    sections: made.map((one) => one.content),
    notes: [...new Set([...filterNotes(making, spec), ...made.flatMap(({ notes }) => notes)])],
    made_at: now,
    position: answers.position,
  };
  return withDraft(content, spec);
};
