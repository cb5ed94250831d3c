/** Validates the fields of a client, with one message per field. */

import { hostProblem, normalizeHost } from '../hostName.ts';
import { matcherOf } from '../text/searchText.ts';
import { tidyText } from '../text/visibleText.ts';

/** The eight of the industries page; a client may use another one as free text. */
export const industries = [
  'E-commerce',
  'SaaS & Technology',
  'Healthcare',
  'Education',
  'Automotive',
  'Real Estate',
  'Travel & Hospitality',
  'Food & Restaurant',
] as const;

const longestClientName = 120;
const longestIndustry = 60;

export type ClientFields = { readonly name: string; readonly domain: string; readonly industry: string };

export type GivenFields = { readonly [Field in keyof ClientFields]?: string | undefined };

export type ClientErrors = Readonly<Partial<Record<keyof ClientFields, string>>>;

const textProblem = (what: string, text: string, longest: number): string | null => {
  const tidy = tidyText(text);
  if (tidy === '') return `${what} is required`;
  return tidy.length > longest ? `${what} must be at most ${longest} characters long` : null;
};

const problems = {
  name: (text) => textProblem('Name', text, longestClientName),
  domain: hostProblem,
  industry: (text) => textProblem('Industry', text, longestIndustry),
} as const satisfies Record<keyof ClientFields, (text: string) => string | null>;

const fieldNames = Object.keys(problems) as (keyof ClientFields)[];

export const clientErrors = (fields: GivenFields): ClientErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = fields[name];
      const problem = text === undefined ? null : problems[name](text);
      return problem === null ? [] : [[name, problem]];
    }),
  );

const tidied = (field: keyof ClientFields, text: string): string =>
  field === 'domain' ? (normalizeHost(text) ?? text) : tidyText(text);

/** Removes invisible ends of texts and normalizes the domain. */
export const tidyChanges = (fields: GivenFields): Partial<ClientFields> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = fields[name];
      return text === undefined ? [] : [[name, tidied(name, text)]];
    }),
  );

export const tidyClient = ({ name, domain, industry }: ClientFields): ClientFields => ({
  name: tidied('name', name),
  domain: tidied('domain', domain),
  industry: tidied('industry', industry),
});

export const matchesClient = ({ name, domain, industry }: ClientFields, search: string): boolean =>
  matcherOf(search)(`${name} ${domain} ${industry}`);

/** The confirmation text: `delete 3 clients`. */
export const deletionText = (count: number): string =>
  count === 1 ? 'delete 1 client' : `delete ${count} clients`;
