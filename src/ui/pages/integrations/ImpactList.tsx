/** Lists what shows a connection's figures: widgets, reports, alerts and goals, each with its address. */
import { Flex } from 'antd';

import { protectedPages } from '#domain/access/protectedPages.ts';
import type { SyncImpact } from '#domain/contract/syncSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { reportsAddress } from '../../parts/reports/reportAddress.ts';
import styles from './SyncDrawer.module.css';

const counted = (items: readonly unknown[], one: string): readonly string[] =>
  items.length === 0 ? [] : [`${items.length} ${one}${items.length === 1 ? '' : 's'}`];

/** `4 widgets, 2 reports and 1 alert`; null: nothing. */
export const impactWords = ({ widgets, reports, alerts, goals }: SyncImpact): string | null => {
  const parts = [
    ...counted(widgets, 'widget'),
    ...counted(reports, 'report'),
    ...counted(alerts, 'alert'),
    ...counted(goals, 'goal'),
  ];
  return parts.length === 0 ? null : englishList(parts);
};

type ImpactListProps = { readonly impact: SyncImpact; readonly clientId: string };

const { dashboard, clients } = protectedPages;

export const ImpactList = ({ impact, clientId }: ImpactListProps) => {
  const lines = [
    ...impact.widgets.map(({ id, name, dashboard: board }) => ({
      key: `${board.id}-${id}`,
      kind: 'Widget',
      name: `${name} on ${board.name}`,
      to: `${dashboard.path}?tab=dashboards&board=${board.id}`,
    })),
    ...impact.reports.map(({ id, name }) => ({
      key: id,
      kind: 'Report',
      name,
      to: `${reportsAddress}/${id}`,
    })),
    ...impact.alerts.map(({ id, name }) => ({
      key: id,
      kind: 'Alert',
      name,
      to: `${dashboard.path}?tab=alerts&client=${clientId}`,
    })),
    ...impact.goals.map(({ id, name }) => ({
      key: id,
      kind: 'Goal',
      name,
      to: `${clients.path}/${clientId}/goals`,
    })),
  ];
  return (
    <Flex component="ul" vertical gap={4} className={styles.impact ?? ''}>
      {lines.map(({ key, kind, name, to }) => (
        <li key={key}>
          <span className="faint">{kind}</span>
          <AppLink to={to} markCurrent={false}>
            {name}
          </AppLink>
        </li>
      ))}
    </Flex>
  );
};
