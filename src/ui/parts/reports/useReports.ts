/** Reads reports and their runs. */

import { useQuery } from '@tanstack/react-query';
import type { QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';

const everyReport: NonNullable<QueryOf<'listReports'>> = { status: 'all', limit: everything };

export const useReports = () => useReply('listReports', everyReport);

export const useReport = (id: string) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['readReport', id],
    queryFn: ({ signal }): Promise<ReplyOf<'readReport'>> =>
      api.call('readReport', { params: { id }, signal }),
  });
};

export const useReportRun = (id: string | null, now: boolean) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['readReportRun', id, now],
    enabled: id !== null,
    queryFn: ({ signal }): Promise<ReplyOf<'readReportRun'>> =>
      api.call('readReportRun', { params: { id: id ?? '' }, query: now ? { now: '1' } : {}, signal }),
  });
};

export const useMayEditReports = (): boolean => useCanEdit('agency');
