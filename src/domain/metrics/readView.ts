/** The view that an address names: what cannot be is left out or put right, and said. */
import { type AsOf, asOfIn, asOfParameter } from '../pastView.ts';
import { type AddressParts, partsOf } from './addressParts.ts';
import { countries, devices, notTold } from './breakdowns.ts';
import { isChannel } from './channels.ts';
import { readComparison } from './readComparison.ts';
import { readRange } from './readRange.ts';
import {
  type DayFacts,
  defaultView,
  historyNeeded,
  keptDays,
  rangeDays,
  type View,
  type ViewFilters,
} from './view.ts';
import { viewKeys } from './viewAddress.ts';
import { intervalsFor } from './viewInterval.ts';
import type { ViewNotice } from './viewNotice.ts';
import { droppedNotice, mergedNotice, planNotice } from './viewNotice.ts';

/** A key of the address that the page reads beside the view. An object says which values of it are valid. */
export type PageKey = string | { readonly key: string; readonly isValid: (value: string) => boolean };

export type ViewFacts = DayFacts & {
  /** The ids that may be named; null while they are not known: then any may. */
  readonly clients: readonly string[] | null;
  /** By the id of a client that was merged into another one, the id of that. */
  readonly merged?: ReadonlyMap<string, string>;
  /** The campaigns and sources that the API has refused as naming nothing, such as `campaign:c-1`. */
  readonly refused?: ReadonlySet<string>;
  /** Whether the moment that the address names is to come. */
  readonly refusesTime?: boolean;
  /** The other keys that the page reads; left out: all others are its own. */
  readonly pageKeys?: readonly PageKey[];
};

export type ReadView = {
  readonly view: View;
  /** The parts of the address that are not valid, such as `compare=ages`. */
  readonly dropped: readonly string[];
  readonly notices: readonly ViewNotice[];
};

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    values.some((one) => one === value);

/** An id as the wire can carry it: `,`, `;` and `:` part filters there. */
const isId = (value: string): value is string => /^[^,;:\s]{1,100}$/u.test(value);

const filtersOf = (parts: AddressParts, { refused }: ViewFacts): ViewFilters => ({
  channel: parts.all('channel', isChannel),
  campaign: parts.all('campaign', (id) => isId(id) && !refused?.has(`campaign:${id}`)),
  source: parts.all('source', (id) => isId(id) && !refused?.has(`source:${id}`)),
  device: parts.all('device', oneOf([...devices, notTold])),
  country: parts.all('country', oneOf([...countries, notTold])),
});

const asOfOf = (params: URLSearchParams, parts: AddressParts, { refusesTime }: ViewFacts): AsOf | null => {
  const asOf = refusesTime ? null : asOfIn(`?${params}`);
  // An empty one is the present, in so many words.
  if (asOf === null && params.get(asOfParameter) !== '') parts.drop(asOfParameter);
  return asOf;
};

/** Drops the keys that neither the view nor the page knows, and values of the page's keys that are not valid. */
const dropForeign = (params: URLSearchParams, parts: AddressParts, pageKeys: readonly PageKey[]): void => {
  const own = new Map(
    pageKeys.map((one) => (typeof one === 'string' ? [one, () => true] : [one.key, one.isValid])),
  );
  for (const key of new Set(params.keys())) {
    if (!viewKeys.includes(key)) parts.all(key, own.get(key) ?? (() => false));
  }
};

/** Of `params`, which may hold anything, the view, what was dropped, and what the reader has to know. */
export const readView = (params: URLSearchParams, facts: ViewFacts): ReadView => {
  const usual = defaultView(facts);
  const parts = partsOf(params);
  const named = parts.one('client', (id): id is string => isId(id) && (facts.clients?.includes(id) ?? true));
  const client = (named && facts.merged?.get(named)) ?? named;
  const { range, notices } = readRange(params, parts, facts);
  const comparison = readComparison(parts, facts);
  const days = keptDays(rangeDays({ range }, facts.today), facts);
  const view: View = {
    client,
    range,
    compare: comparison.compare,
    compared: comparison.compared,
    match: parts.one('match', oneOf(['weekday', 'day'])) ?? usual.match,
    interval: parts.one('interval', oneOf(intervalsFor(days))),
    filters: filtersOf(parts, facts),
    annotations: parts.one('annotations', oneOf(['on', 'off'])) !== 'off',
    asOf: asOfOf(params, parts, facts),
  };
  if (facts.pageKeys) dropForeign(params, parts, facts.pageKeys);
  const said = [
    droppedNotice(parts.dropped),
    client === named ? null : mergedNotice,
    ...notices,
    ...comparison.notices,
    planNotice(range, historyNeeded(view, days, facts.today), facts),
  ];
  return { view, dropped: parts.dropped, notices: said.filter((notice) => notice !== null) };
};
