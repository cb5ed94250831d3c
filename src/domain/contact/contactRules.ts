/** Validates the contact form, with one message per field. */

import { emailProblem, type FieldErrors, longestName, nameProblem } from '../accounts/signUpRules.ts';
import { tidyText } from '../text/visibleText.ts';

export const contactTopics = ['sales', 'support', 'partnership', 'security', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const topicLabels: Readonly<Record<ContactTopic, string>> = {
  sales: 'Plans and prices',
  support: 'Help with the product',
  partnership: 'Partnership',
  security: 'Security and privacy',
  other: 'Something else',
};

export const longestContactMessage = 2_000;

export type ContactForm = {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly topic: string;
  /** 1 to 2,000 characters (UTF-16 units) after trimming. */
  readonly message: string;
};

export type ContactErrors = FieldErrors<keyof ContactForm>;

export const isContactTopic = (value: unknown): value is ContactTopic =>
  contactTopics.some((topic) => topic === value);

const companyProblem = (company: string): string | null => {
  if (company.length > longestName) return `Company must be at most ${longestName} characters long`;
  return company.isWellFormed() ? null : 'Company contains a broken character';
};

const messageProblem = (message: string): string | null => {
  const { length } = tidyText(message);
  if (length === 0) return 'Write a message';
  if (length > longestContactMessage)
    return `The message has ${length} characters. The limit is ${longestContactMessage}`;
  return message.isWellFormed() ? null : 'The message contains a broken character';
};

export const contactErrors = ({ name, email, company, topic, message }: ContactForm): ContactErrors => {
  const found: [keyof ContactForm, string | null][] = [
    ['name', nameProblem('Name', name)],
    ['email', emailProblem(email)],
    ['company', companyProblem(company)],
    ['topic', isContactTopic(topic) ? null : 'Choose what it is about'],
    ['message', messageProblem(message)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
};
