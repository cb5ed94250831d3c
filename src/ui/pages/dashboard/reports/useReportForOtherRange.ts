/** A report with the days, comparison and filters of the address in place of its own, as long as the address names any. */
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

/** What a page of a report reads of the address beside the view. */
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

/** The view of the page begins with the days and the comparison of the report, which is day by day. */
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

/** Whether the address asks for other days, and what the report says of them. A preview is made of today's figures, so the past has none. */
export const useReportForOtherRange = (report: ReportDetails, usual: UsualView, isAllowed: boolean) => {
  const { api } = useServices();
  const [params, setParams] = useSearchParams();
  const use = useView(reportKeys, usual, report.client_id);
  const { view, days } = use;
  const namesOther = definingKeys.some((key) => params.has(key));
  const isAsked = isAllowed && use.isLive && namesOther;
  const filters = wireFilters(view.filters);
  // A report is held against the days before or those a year ago, never against days of one's own.
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
    // Nothing tells the page when the figures of a preview change: each look makes it anew.
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
