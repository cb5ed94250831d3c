/** Follows the lifecycle of the page's report through the event log. */
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { reportLifecycleMachine } from '#machines/reports/reportLifecycleMachine.ts';
import { reportLifecycleService, reportStatusOf } from '#machines/reports/reportLifecycleService.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';

export type ReportLife = ActorRefFrom<typeof reportLifecycleMachine>;

export const useReportLifecycle = (
  report: ReportDetails,
  reload: () => Promise<ReportDetails>,
): ReportLife => {
  const { feed } = useServices().actors;
  const known = useRef(report);
  known.current = report;
  const actor = useLifecycle(
    () =>
      reportLifecycleMachine.provide(
        reportLifecycleService({
          reportId: report.id,
          latestRun: () => reportStatusOf(known.current).runId,
          read: async () => reportStatusOf(await reload()),
          onEvents: (take) => {
            const listening = feed.on('events.arrived', ({ events }) => take(events));
            return () => listening.unsubscribe();
          },
        }),
      ),
    { id: 'reportLifecycle' },
  );
  useEffect(() => actor.send({ type: 'report.tell', ...reportStatusOf(report) }), [actor, report]);
  return actor;
};
