/** Reads a question: what it says without the ways of writing it, and which words and times are in it. */
import { calendarDayOf, epochDayAt, epochDayOf } from '../calendar/epochDay.ts';
import type { Question } from './answer.ts';

/** A text in the one spelling in which questions and names are compared. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

export const readQuestion = (text: string): Question => ({ text: ` ${plainText(text)} ` });

/** Whether any of the words or phrases stands in the question, as whole words. */
export const says = ({ text }: Question, ...phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(` ${phrase} `));

/** The longest of the names that the question mentions, whole or by its first word if no other has that; undefined for none. */
export const mentioned = <Named extends { readonly name: string }>(
  question: Question,
  all: readonly Named[],
): Named | undefined => {
  const firstWordOf = ({ name }: Named) => plainText(name).split(' ')[0] ?? '';
  const whole = all.filter(({ name }) => says(question, plainText(name)));
  const longest = whole.toSorted((one, other) => other.name.length - one.name.length)[0];
  if (longest) return longest;
  const byFirst = all.filter((one) => firstWordOf(one).length > 2 && says(question, firstWordOf(one)));
  return byFirst.length === 1 ? byFirst[0] : undefined;
};

/** Days from and to, both included, with words for them. */
export type Period = { readonly from: number; readonly to: number; readonly words: string };

/** The days that a question names, in UTC; null for none. `now` is ISO 8601. */
export const periodIn = (question: Question, now: string): Period | null => {
  const today = epochDayAt(Date.parse(now));
  const written = /\d{4}-\d{2}-\d{2}/.exec(question.text)?.[0];
  const day = written === undefined ? null : epochDayOf(written);
  if (day !== null) return { from: day, to: day, words: `on ${calendarDayOf(day)}` };
  if (says(question, 'today')) return { from: today, to: today, words: 'today' };
  if (says(question, 'yesterday')) return { from: today - 1, to: today - 1, words: 'yesterday' };
  if (says(question, 'week', 'last 7 days', 'seven days'))
    return { from: today - 6, to: today, words: 'in the last 7 days' };
  if (says(question, 'month', 'last 30 days', 'thirty days'))
    return { from: today - 29, to: today, words: 'in the last 30 days' };
  return null;
};

/** Whether a time (ISO 8601) lies in the period. */
export const isIn = ({ from, to }: Period, at: string): boolean => {
  const day = epochDayAt(Date.parse(at));
  return day >= from && day <= to;
};
