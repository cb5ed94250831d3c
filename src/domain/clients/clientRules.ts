/** What a client of an agency must say of itself, told field by field in words for the person who fills in the form. */

import { hostProblem, normalizeHost } from '../hostName.ts';
import { matcherOf } from '../text/searchText.ts';
import { tidyText } from '../text/visibleText.ts';

/** The eight of the industries page; a client may name another one in its own words. */
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

/** Some of the fields: what a change gives. */
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

/** All that is wrong with the fields that are given; an empty object means that they can be kept. */
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

/** The given fields as they are kept: texts without invisible ends, the domain in its one spelling. */
export const tidyChanges = (fields: GivenFields): Partial<ClientFields> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = fields[name];
      return text === undefined ? [] : [[name, tidied(name, text)]];
    }),
  );

/** As `tidyChanges`, of all fields. */
export const tidyClient = ({ name, domain, industry }: ClientFields): ClientFields => ({
  name: tidied('name', name),
  domain: tidied('domain', domain),
  industry: tidied('industry', industry),
});

/** Whether the words of a search are in a client's name, domain or industry. */
export const matchesClient = ({ name, domain, industry }: ClientFields, search: string): boolean =>
  matcherOf(search)(`${name} ${domain} ${industry}`);

/** What is typed to delete so many clients at once: `delete 3 clients`. */
export const deletionText = (count: number): string =>
  count === 1 ? 'delete 1 client' : `delete ${count} clients`;
