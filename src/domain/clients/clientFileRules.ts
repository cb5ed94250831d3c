/** Validates the contacts and notes that an agency records for a client. */

import { isEmail } from '../accounts/emailAddress.ts';
import { tidyText } from '../text/visibleText.ts';

const longestName = 120;
const longestTitle = 80;
const longestNote = 4_000;

export type ContactFields = { readonly name: string; readonly email: string; readonly title: string };

export type ContactErrors = Readonly<Partial<Record<keyof ContactFields, string>>>;

const nameProblem = (name: string): string | null => {
  if (tidyText(name) === '') return 'Name is required';
  return tidyText(name).length > longestName ? `Name must be at most ${longestName} characters long` : null;
};

const emailProblem = (email: string): string | null =>
  tidyText(email) === '' || isEmail(tidyText(email)) ? null : 'Enter an email address, or leave it empty';

const titleProblem = (title: string): string | null =>
  tidyText(title).length > longestTitle ? `Title must be at most ${longestTitle} characters long` : null;

export const contactErrors = (
  fields: {
    readonly [Field in keyof ContactFields]?: string | undefined;
  },
): ContactErrors => {
  const { name, email, title } = fields;
  const problems = [
    ['name', name === undefined ? null : nameProblem(name)],
    ['email', email === undefined ? null : emailProblem(email)],
    ['title', title === undefined ? null : titleProblem(title)],
  ] as const;
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
};

export const tidyContact = ({ name, email, title }: ContactFields): ContactFields => ({
  name: tidyText(name),
  email: tidyText(email),
  title: tidyText(title),
});

export const noteProblem = (text: string): string | null => {
  if (tidyText(text) === '') return 'Write something';
  return tidyText(text).length > longestNote ? `A note must be at most ${longestNote} characters long` : null;
};
