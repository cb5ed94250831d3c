/** Renders the tab of custom dashboards: the list, or the one that the address names. */
import { Button } from 'antd';
import { useEffect } from 'react';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { didTo, RemovedItem } from '../../../parts/RemovedItem.tsx';
import { useView } from '../../../parts/view/useView.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import { BoardPage } from './BoardPage.tsx';
import { useBoardAddress } from './boardAddress.ts';
import { DashboardList } from './DashboardList.tsx';
import { dashboardWords, useDashboardChanges } from './useDashboardChanges.ts';
import { type DashboardsInUse, useDashboards } from './useDashboards.ts';

/** Without a dashboard in the address, the default one opens, unless it belongs to a client other than the view's. */
const useFirst = ({ active }: DashboardsInUse): boolean => {
  const { board, isList, open } = useBoardAddress();
  const { client } = useView().view;
  const first = active?.find(
    ({ is_default, client_id }) =>
      is_default && (client === null || client_id === null || client_id === client),
  )?.id;
  const isSentOn = board === null && !isList && first !== undefined;
  useEffect(() => {
    if (isSentOn) open(first, { replace: true });
  }, [isSentOn, first, open]);
  return isSentOn;
};

const NotHere = ({ id }: { id: string }) => {
  const { openList } = useBoardAddress();
  const all = <Button onClick={openList}>All dashboards</Button>;
  return (
    <RemovedItem
      query={{ type: 'DashboardArchived' }}
      isLoss={didTo('DashboardArchived', 'dashboardId', id)}
      word="archived"
      fallback="This dashboard"
      level={3}
      action={all}
      never={
        <EmptyState
          level={3}
          title="Dashboard not found"
          text="The link may be old, or you do not have access to it."
          action={all}
        />
      }
    />
  );
};

export const CustomDashboards = () => {
  const dashboards = useDashboards();
  const changes = useDashboardChanges();
  const { board } = useBoardAddress();
  const isSentOn = useFirst(dashboards);
  const { active, error, refetch, mayEdit } = dashboards;
  const dashboard = active?.find(({ id }) => id === board);
  return (
    <>
      <ChangeNotice actor={changes.actor} words={dashboardWords} />
      {isSentOn && <TabSkeleton figures={4} cards={4} />}
      {board === null && !isSentOn && (
        <PartBoundary component="Dashboards">
          <DashboardList dashboards={dashboards} changes={changes} />
        </PartBoundary>
      )}
      {board !== null && !active && error === null && <TabSkeleton figures={4} cards={4} />}
      {board !== null && !active && error !== null && (
        <ListFailure what="The dashboard" error={error} onRetry={refetch} />
      )}
      {board !== null && active && !dashboard && <NotHere id={board} />}
      {dashboard && (
        <PartBoundary component={dashboard.name}>
          <BoardPage key={dashboard.id} dashboard={dashboard} changes={changes} mayEdit={mayEdit} />
        </PartBoundary>
      )}
    </>
  );
};
