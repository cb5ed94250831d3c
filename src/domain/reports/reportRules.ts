/** Validates name, sections and recipients of a report, with messages by field. */

import { isEmail, normalizeEmail } from '../accounts/emailAddress.ts';
import { epochDayOf } from '../calendar/epochDay.ts';
import { isFigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { readFilters } from '../metrics/metricFilters.ts';
import { tidyText } from '../text/visibleText.ts';
import type { ReportFacts } from './reportFacts.ts';
import type { ReportPeriod } from './reportPeriod.ts';
import { type Section, sectionSpecs } from './section.ts';

export const longestReportName = 80;
export const longestTitle = 120;
export const longestSubject = 150;
export const longestText = 4_000;
export const mostSections = 40;
export const mostRecipients = 50;

export type ReportErrors = Readonly<Record<string, string>>;

export type SectionFields = Omit<Section, 'figures'> & { readonly figures: readonly string[] };
export type SentFacts = Omit<ReportFacts, 'sections'> & { readonly sections: readonly SectionFields[] };

type Problem = string | null;

const tooLong = (text: string, most: number, what: string): Problem =>
  tidyText(text).length > most ? `${what} must be at most ${most} characters long` : null;

export const reportNameProblem = (name: string): Problem =>
  tidyText(name) === '' ? 'Give the report a name' : tooLong(name, longestReportName, 'The name');

const periodProblem = (period: ReportPeriod): Problem => {
  if (period.kind === 'relative') return null;
  const [from, to] = [epochDayOf(period.from), epochDayOf(period.to)];
  if (from === null || to === null) return 'Must be days such as 2026-11-21';
  return from > to ? 'The first day must not be after the last' : null;
};

const filtersProblem = (filters: string): Problem => {
  const read = filters === '' ? null : readFilters(filters);
  return read === null || read.ok ? null : read.error;
};

const figuresProblem = ({ kind, figures }: SectionFields): Problem => {
  const { least, most } = sectionSpecs[kind].figures;
  const unknown = figures.find((name) => !isFigureName(name));
  if (unknown !== undefined) return `There is no figure called “${unknown.slice(0, 40)}”`;
  if (most === 0) return null;
  if (figures.length < least) return 'Choose a figure';
  if (figures.length > most) return most === 1 ? 'Choose one figure' : `Choose at most ${most} figures`;
  if (new Set(figures).size < figures.length) return 'Choose each figure once';
  const units = new Set(figures.filter(isFigureName).map((name) => figureOf(name).unit));
  return kind === 'line' && units.size > 1 ? 'Choose figures of the same unit' : null;
};

const byProblem = ({ kind, by }: SectionFields): Problem => {
  if (!sectionSpecs[kind].isBrokenDown) return null;
  if (by === null) return 'Choose what it is broken down by';
  return by === 'client' ? 'A report is about one client' : null;
};

const found = (problems: Readonly<Record<string, Problem>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );

const sectionProblems = (section: SectionFields): ReportErrors =>
  found({
    id: /^[A-Za-z0-9_-]{1,40}$/.test(section.id) ? null : 'Must be 1 to 40 letters, digits, - or _',
    title: tooLong(section.title, longestTitle, 'The title'),
    figures: figuresProblem(section),
    by: byProblem(section),
    text: tooLong(section.text, longestText, 'The text'),
    period: section.period && periodProblem(section.period),
    filters: filtersProblem(section.filters),
  });

export const sectionErrors = (sections: readonly SectionFields[]): ReportErrors => {
  if (sections.length > mostSections) return { sections: `A report has at most ${mostSections} sections` };
  return Object.fromEntries(
    sections.flatMap((section, index) => {
      const isTwice = sections.findIndex(({ id }) => id === section.id) < index;
      const problems = {
        ...(isTwice ? { id: 'Another section has this id' } : {}),
        ...sectionProblems(section),
      };
      return Object.entries(problems).map(([field, problem]) => [`sections.${index}.${field}`, problem]);
    }),
  );
};

/** Trims and removes duplicates, preserving the order. */
export const tidyRecipients = (recipients: readonly string[]): readonly string[] => [
  ...new Set(recipients.map(normalizeEmail)),
];

const recipientErrors = (recipients: readonly string[]): ReportErrors => {
  const wrong = recipients.flatMap((one, index) =>
    isEmail(one) ? [] : [[`recipients.${index}`, 'Enter an email address such as jo@example.com'] as const],
  );
  if (wrong.length > 0) return Object.fromEntries(wrong);
  return tidyRecipients(recipients).length > mostRecipients
    ? { recipients: `A report goes to at most ${mostRecipients} people` }
    : {};
};

export const reportErrors = (facts: Partial<SentFacts>): ReportErrors => ({
  ...found({
    name: facts.name === undefined ? null : reportNameProblem(facts.name),
    title: tooLong(facts.title ?? '', longestTitle, 'The title'),
    period: facts.period === undefined ? null : periodProblem(facts.period),
    filters: filtersProblem(facts.filters ?? ''),
    subject: tooLong(facts.subject ?? '', longestSubject, 'The subject'),
    message: tooLong(facts.message ?? '', longestText, 'The message'),
  }),
  ...sectionErrors(facts.sections ?? []),
  ...recipientErrors(facts.recipients ?? []),
});
