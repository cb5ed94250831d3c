/** Whom figures of all clients leave out: clients who left the agency after these days had begun. */

import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { MetricNote } from '#domain/contract/metricSchemas.ts';
import { englishShortList } from '#domain/english/englishList.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { compareNames } from '#domain/text/searchText.ts';
import type { Client } from '#events/clients/client.ts';

type Asked = {
  /** All of the agency but those that its plan has set aside. */
  readonly clients: readonly Client[];
  /** Of all of them. */
  readonly sources: readonly MetricSource[];
  readonly range: DayRange;
};

/** Null where none of them has a figure of the range. */
export const leftClientsNote = ({ clients, sources, range }: Asked): MetricNote | null => {
  const left = clients.filter(
    ({ id, archivedAt, mergedInto }) =>
      archivedAt !== null &&
      mergedInto === null &&
      epochDayAt(Date.parse(archivedAt)) >= range.from &&
      sources.some(
        ({ clientId, from, toldTo }) => clientId === id && from <= range.to && toldTo >= range.from,
      ),
  );
  if (left.length === 0) return null;
  const names = left.map(({ name }) => name).toSorted(compareNames);
  const one = left.length === 1;
  return {
    code: 'clientsLeft',
    text: `${englishShortList(names)} ${one ? 'is an archived client' : 'are archived clients'}: figures of all clients leave ${one ? 'it' : 'them'} out.`,
  };
};
