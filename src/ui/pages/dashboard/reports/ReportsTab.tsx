/** Renders the agency's reports: the list, or the report in the address, to read or build. */
import { useLocation, useSearchParams } from 'react-router-dom';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { readReportPlace } from '../../../parts/reports/reportAddress.ts';
import { useMayEditReports } from '../../../parts/reports/useReports.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { ReportList } from './ReportList.tsx';
import { ReportPage } from './ReportPage.tsx';

const lateBuilder = {
  fault: 'The builder of reports did not load',
  load: async () => (await import('./builder/ReportBuilder.tsx')).ReportBuilder,
};

export const ReportsTab = () => {
  const [params] = useSearchParams();
  const { id, run, isBuilder } = readReportPlace(useLocation().pathname, params);
  const isBuilding = useMayEditReports() && id !== null && isBuilder;
  const ReportBuilder = useLazyModule(isBuilding, lateBuilder);
  if (id === null)
    return (
      <PartBoundary component="Reports">
        <ReportList />
      </PartBoundary>
    );
  if (isBuilding)
    return ReportBuilder ? (
      <PartBoundary component="The builder">
        <ReportBuilder key={id} id={id} />
      </PartBoundary>
    ) : (
      <BuilderSkeleton />
    );
  return (
    <PartBoundary component="Report">
      <ReportPage key={id} id={id} run={run} />
    </PartBoundary>
  );
};
