/** Reports and their runs, as the backend keeps them. */

import { useQuery } from '@tanstack/react-query';
import type { QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';

/** Archived ones too. */
const everyReport: NonNullable<QueryOf<'listReports'>> = { status: 'all', limit: everything };

export const useReports = () => useReply('listReports', everyReport);

/** One report with its sections. */
export const useReport = (id: string) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['readReport', id],
    queryFn: ({ signal }): Promise<ReplyOf<'readReport'>> =>
      api.call('readReport', { params: { id }, signal }),
  });
};

/** A run with its content; `now` asks for the same report of today's figures beside it. */
export const useReportRun = (id: string | null, now: boolean) => {
  const { api } = useServices();
  return useQuery({
    queryKey: ['readReportRun', id, now],
    enabled: id !== null,
    queryFn: ({ signal }): Promise<ReplyOf<'readReportRun'>> =>
      api.call('readReportRun', { params: { id: id ?? '' }, query: now ? { now: '1' } : {}, signal }),
  });
};

/** Admins and managers, in the present. */
export const useMayEditReports = (): boolean => useCanEdit('agency');
