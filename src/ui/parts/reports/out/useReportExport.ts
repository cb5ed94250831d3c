/** Runs the file exports of a report, and loads their code with the first one. */
import type { ActorRefFrom } from 'xstate';
import { fileExportMachine } from '#machines/fileExport/fileExportMachine.ts';
import { fileExportService } from '#machines/fileExport/fileExportService.ts';
import { sleep } from '#world/clock.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAwaitCode } from '../../../services/useLazyModule.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import type { ReportDocumentProps } from '../ReportDocument.tsx';

/** Only the first `report` is used, because a run is immutable. */
export const useReportExport = (report: ReportDocumentProps): ActorRefFrom<typeof fileExportMachine> => {
  const { world } = useServices();
  const awaitCode = useAwaitCode();
  const saveTable = useSaveTable();
  return useLifecycle(
    () =>
      fileExportMachine.provide({
        actors: fileExportService(async (task, signal) => {
          const { makeReportFile } = await awaitCode(import('./makeReportFile.ts'));
          const pause = () => sleep(world.clock, 0, signal);
          await makeReportFile({ report, task, saveTable, pause });
        }),
      }),
    { id: 'fileExport' },
  );
};
