/** The files of a report that somebody takes along: their lifecycle, with the code that makes them fetched at the first. */
import type { ActorRefFrom } from 'xstate';
import { reportExportMachine } from '#machines/reports/reportExportMachine.ts';
import { reportExportService } from '#machines/reports/reportExportService.ts';
import { sleep } from '#world/clock.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAwaitCode } from '../../../services/useLateCode.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import type { ReportDocumentProps } from '../ReportDocument.tsx';

/** `report` is looked at once: a run does not change. */
export const useReportExport = (report: ReportDocumentProps): ActorRefFrom<typeof reportExportMachine> => {
  const { world } = useServices();
  const awaitCode = useAwaitCode();
  return useLifecycle(
    () =>
      reportExportMachine.provide({
        actors: reportExportService(async (task, signal) => {
          const { makeReportFile } = await awaitCode(import('./makeReportFile.ts'));
          const pause = () => sleep(world.clock, 0, signal);
          await makeReportFile({ report, task, pause });
        }),
      }),
    { id: 'reportExport' },
  );
};
