/** Notes clients left out of all-client metrics, because they left the agency after the range began. */

import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { MetricNote } from '#domain/contract/metricSchemas.ts';
import { englishShortList } from '#domain/english/englishList.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { compareNames } from '#domain/text/searchText.ts';
import type { Client } from '#events/clients/client.ts';

type Asked = {
  readonly clients: readonly Client[];
  readonly sources: readonly MetricSource[];
  readonly range: DayRange;
};

export const leftClientsNote = ({ clients, sources, range }: Asked): MetricNote | null => {
  const left = clients.filter(
    ({ id, archivedAt, mergedInto }) =>
      archivedAt !== null &&
      mergedInto === null &&
      epochDayAt(Date.parse(archivedAt)) >= range.from &&
      sources.some(
        ({ clientId, from, reportedTo }) => clientId === id && from <= range.to && reportedTo >= range.from,
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
