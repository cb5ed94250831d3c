/** Reads a report with the range, comparison and filters of the address, if the address has any. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { calendarUnitOf } from '#domain/metrics/comparedRange.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import type { UsualView } from '#domain/metrics/view.ts';
import { periodDays } from '#domain/reports/periodDays.ts';
import { useView } from '../../../parts/view/useView.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useToday } from '../../../services/useToday.ts';

export const reportKeys: readonly string[] = ['run'];

const definingKeys = [
  'range',
  'from',
  'to',
  'compare',
  'match',
  'channel',
  'campaign',
  'source',
  'device',
  'country',
];

/** The page's view starts with the report's range and comparison, in daily steps. */
export const useReportUsual = ({ period, compare }: ReportDetails): UsualView => {
  const today = useToday();
  return useMemo(() => {
    const days = periodDays(period, today);
    return {
      compare,
      match: 'day' as const,
      ...(days && { range: { preset: 'custom' as const, from: days.from, to: days.to } }),
    };
  }, [period, compare, today]);
};

/** A preview uses today's metrics, so it is unavailable in the past. */
export const useReportForOtherRange = (report: ReportDetails, isAllowed: boolean) => {
  const { api } = useServices();
  const [params, setParams] = useSearchParams();
  const use = useView();
  const { view, days } = use;
  const namesOther = definingKeys.some((key) => params.has(key));
  const isAsked = isAllowed && use.isLive && namesOther;
  const filters = wireFilters(view.filters);
  // A report is compared with the former period or year, never with a custom range.
  const compare = view.compare === 'custom' ? ('none' as const) : view.compare;
  const isByWeekday = compare !== 'none' && view.match === 'weekday';
  const { name, client_id, title, sections } = report;
  const body = {
    name,
    client_id,
    title,
    period: { kind: 'fixed' as const, from: calendarDayOf(days.from), to: calendarDayOf(days.to) },
    compare,
    ...(isByWeekday ? { match: 'weekday' as const } : {}),
    filters: filters === '' ? report.filters : filters,
    sections: [...sections],
  };
  const preview = useQuery({
    queryKey: ['previewReport', body],
    enabled: isAsked,
    // Nothing invalidates a preview when its metrics change, so each mount refetches it.
    staleTime: 0,
    queryFn: ({ signal }): Promise<ReplyOf<'previewReport'>> => api.call('previewReport', { body, signal }),
  });
  const leave = () =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const key of [...definingKeys, 'compare_from', 'compare_to']) next.delete(key);
      return next;
    });
  return {
    isAsked,
    isRefused: namesOther && !use.isLive,
    use,
    preview,
    leave,
    hasOwnDays: view.compare === 'custom',
    isByWeekday: isByWeekday && calendarUnitOf(days) === null,
  };
};
