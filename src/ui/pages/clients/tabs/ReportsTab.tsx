/** Lists a client's reports, with a link to all reports. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { ReportsTable } from '../../../parts/reports/list/ReportsTable.tsx';
import { reportsOfClient } from '../../../parts/reports/reportAddress.ts';
import { useReports } from '../../../parts/reports/useReports.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';

export const ReportsTab = ({ client }: { client: ClientItem }) => {
  const { data, error, refetch } = useReports();
  if (error && !data) return <ListFailure what="The reports" error={error} onRetry={refetch} />;
  const own = data?.items.filter(
    ({ client_id, archived_at }) => client_id === client.id && archived_at === null,
  );
  const make = (
    <OnlyChangeable>
      <ButtonLink to={reportsOfClient(client.id)}>Make a report</ButtonLink>
    </OnlyChangeable>
  );
  return (
    <>
      <ReportsTable
        reports={own ?? null}
        empty={
          <EmptyState
            level={3}
            title="No reports yet"
            text={`Create a report for ${client.name} from a template in a minute.`}
            action={make}
          />
        }
      />
      {own !== undefined && own.length > 0 && <p>{make}</p>}
    </>
  );
};
