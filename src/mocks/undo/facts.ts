/**
 * The facts of the history, made by what they are: here money, days, figures and ids become words. A subject gives its facts by their
 * labels, so that nobody reads what the log calls them.
 */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { englishDay } from '#domain/english/englishDay.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import { targetInWords } from '#domain/goals/targetText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { filtersInWords } from '#domain/metrics/filterWords.ts';
import { formatCents } from '#domain/plans/money.ts';
import { personNameFor } from '../http/personNameFor.ts';
import type { FactReader } from './factReader.ts';
import { filterNames } from './filterNames.ts';

type Told = {
  /** Two facts are the same when this is. */
  readonly same: string;
  /** As it is told to somebody. */
  readonly words: (reader: FactReader) => string;
  /** Whether people of a client are not told. */
  readonly isOfAgency?: true;
};

/** A yes or no; null for nothing. All else is made by a function below. */
export type Fact = Told | boolean | null;

/** What people see of one thing, by the label of each fact: `Monthly budget`. */
export type Facts = Readonly<Record<string, Fact>>;

/** Words as people typed them, or as the subject says them. */
export const text = (words: string | null | undefined): Fact =>
  words === null || words === undefined || words === '' ? null : { same: words, words: () => words };

/** `$5,000` a month or a day, for US cents. */
export const money = (cents: number | null): Fact => text(cents === null ? null : formatCents(cents));

/** `12`, `1,200`. */
export const count = (number: number | null | undefined): Fact =>
  text(number === null || number === undefined ? null : englishNumber(number));

/** `40%` for 40. */
export const percent = (percents: number): Fact => text(`${englishNumber(percents, { least: 0, most: 2 })}%`);

/** `7 days`. */
export const days = (number: number): Fact => text(number === 1 ? '1 day' : `${englishNumber(number)} days`);

/** The name that the dictionary has for a figure. */
export const figure = (name: TargetFigure): Fact => text(figureOf(name).label);

/** `$42.50`, `4.5×`, `2.5%` or `1,200`, as the figure is counted. */
export const target = (name: TargetFigure, value: number): Fact => text(targetInWords(name, value));

/** The label of a word that only the log knows. */
export const oneOf = <Word extends string>(labels: Readonly<Record<Word, string>>, word: Word): Fact =>
  text(labels[word]);

/** `5 Jan 2026` for `2026-01-05`. */
export const dayInWords = (day: string): string => {
  const counted = epochDayOf(day);
  return counted === null ? day : `${englishDay(counted)} ${day.slice(0, 4)}`;
};

export const day = (iso: string | null): Fact => text(iso === null ? null : dayInWords(iso));

/** `Jan 2026` for `2026-01-01`. */
export const month = (iso: string | null): Fact =>
  text(iso === null ? null : dayInWords(iso).replace(/^\d+ /, ''));

/** `5 Jan 2026, 09:00 UTC`, for ISO 8601 UTC. */
export const moment = (iso: string | null): Fact =>
  text(iso === null ? null : `${dayInWords(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`);

/** Somebody of the workspace, by account id. */
export const person = (accountId: string | null): Fact =>
  accountId === null ? null : { same: accountId, words: (reader) => personNameFor(accountId, reader) };

/** One of the clients, by id; people of a client know no other one. */
export const client = (id: string | null): Fact =>
  id === null
    ? null
    : {
        same: id,
        words: ({ answers, caller }) => {
          const isKnown = seesWholeWorkspace(caller.kind) || caller.clientId === id;
          const found = answers.clientDirectory.byWorkspace[caller.workspaceId]?.[id];
          return isKnown && found ? found.name : 'another client';
        },
      };

/** `Channel: Email; Device: Mobile`, of filters on the wire. */
export const filters = (wire: string): Fact =>
  told(wire, (reader) => filtersInWords(filtersOnWire(wire), filterNames(reader)));

/** Words that need the reader: names of people and things by their ids. */
export const told = (same: string, words: Told['words']): Fact => (same === '' ? null : { same, words });

/** A fact that a client’s own people do not see, such as fees, owner, tags, assumptions and the reason of a finding. */
export const ofAgency = (fact: Fact): Fact =>
  fact === null || typeof fact === 'boolean' ? fact : { ...fact, isOfAgency: true };
