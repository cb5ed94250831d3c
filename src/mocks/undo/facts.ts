/** Formats the facts of the history: money, days, metrics and ids become words under a subject's labels. */
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
import { personNameFor } from '../people/personNameFor.ts';
import type { FactReader } from './factReader.ts';
import { filterNames } from './filterNames.ts';

type FactText = {
  readonly same: string;
  readonly words: (reader: FactReader) => string;
  /** Set when people of a client may not see the fact. */
  readonly isOfAgency?: true;
};

/** A boolean, or null for none; functions below make all others. */
export type Fact = FactText | boolean | null;

export type Facts = Readonly<Record<string, Fact>>;

export const text = (words: string | null | undefined): Fact =>
  words === null || words === undefined || words === '' ? null : { same: words, words: () => words };

/** `$5,000`, for US cents. */
export const money = (cents: number | null): Fact => text(cents === null ? null : formatCents(cents));

export const count = (number: number | null | undefined): Fact =>
  text(number === null || number === undefined ? null : englishNumber(number));

/** `40%` for 40. */
export const percent = (percents: number): Fact => text(`${englishNumber(percents, { least: 0, most: 2 })}%`);

export const days = (number: number): Fact => text(number === 1 ? '1 day' : `${englishNumber(number)} days`);

export const figure = (name: TargetFigure): Fact => text(figureOf(name).label);

/** `$42.50`, `4.5×`, `2.5%` or `1,200`, by the metric's unit. */
export const target = (name: TargetFigure, value: number): Fact => text(targetInWords(name, value));

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

export const person = (accountId: string | null): Fact =>
  accountId === null ? null : { same: accountId, words: (reader) => personNameFor(accountId, reader) };

/** People of a client know no other client. */
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

/** `Channel: Email; Device: Mobile`, from filters in the API's format. */
export const filters = (wire: string): Fact =>
  factText(wire, (reader) => filtersInWords(filtersOnWire(wire), filterNames(reader)));

export const factText = (same: string, words: FactText['words']): Fact =>
  same === '' ? null : { same, words };

/** A fact hidden from a client's own people, such as fees, owner, tags, assumptions and the reason of a finding. */
export const ofAgency = (fact: Fact): Fact =>
  fact === null || typeof fact === 'boolean' ? fact : { ...fact, isOfAgency: true };
