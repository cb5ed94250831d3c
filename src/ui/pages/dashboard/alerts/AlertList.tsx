/** Lists the raised alerts, latest first, with their assignees. */

import { Button, Flex, Select } from 'antd';
import { type AlertStatus, alertStatuses, alertStatusLabels } from '#domain/alerts/alertRules.ts';
import type { AlertItem } from '#domain/contract/alertSchemas.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { useAddressSort } from '../../../parts/tables/useAddressSort.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import { AlertActions } from './AlertActions.tsx';
import type { ClientChoice } from './AlertRuleForm.tsx';
import styles from './Alerts.module.css';
import { alertsCsv } from './alertsCsv.ts';
import { useAlertView } from './alertView.ts';
import { alertInWords } from './alertWords.ts';

type NoAlertsProps = {
  status: AlertStatus;
  isOfClient: boolean;
  onShow: (view: { status?: AlertStatus; client?: string }) => void;
  onForm: (() => void) | null;
};

const words = emptyLists.alerts;

const NoAlerts = ({ status, isOfClient, onShow, onForm }: NoAlertsProps) => {
  // The list of rules runs the same query, so the cache serves both.
  const rules = useReply('listAlertRules', { limit: everything }).data;
  if (rules?.items.length === 0)
    return <EmptyList words={words.nothingCreated} onAction={onForm ?? undefined} />;
  if (isOfClient)
    return <EmptyList words={emptyLists.clientAlerts.filteredOut} onAction={() => onShow({ client: '' })} />;
  if (status === 'resolved')
    return <EmptyList words={words.allArchived} onAction={() => onShow({ status: 'open' })} />;
  return <EmptyList words={words.filteredOut} onAction={() => onShow({ status: 'resolved' })} />;
};

type AlertListProps = {
  nameOf: (clientId: string) => string;
  clients: readonly ClientChoice[];
  changes: Reversible | null;
  onCheck: () => void;
  onForm: () => void;
};

const tones = { open: 'warning', acknowledged: 'quiet', resolved: 'good' } as const;

const columnsOf = ({ nameOf, changes }: AlertListProps): readonly DataColumn<AlertItem>[] => [
  {
    key: 'client',
    title: 'Client',
    isName: true,
    width: '17%',
    compare: (one, other) => compareNames(nameOf(one.client_id), nameOf(other.client_id)),
    cell: ({ client_id }) => <AppLink to={`?client=${client_id}`}>{nameOf(client_id)}</AppLink>,
  },
  {
    key: 'what',
    title: 'Alert',
    width: '36%',
    compare: (one, other) => compareNames(figureOf(one.figure).label, figureOf(other.figure).label),
    cell: alertInWords,
  },
  {
    key: 'day',
    title: 'Day',
    width: '12%',
    isGreatestFirst: true,
    compare: (one, other) => one.day.localeCompare(other.day),
    cell: ({ day }) => longDay(day),
  },
  {
    key: 'status',
    title: 'Status',
    width: '12%',
    cell: ({ status }) => <StatusTag tone={tones[status]}>{alertStatusLabels[status]}</StatusTag>,
  },
  ...(changes
    ? [
        {
          key: 'actions',
          title: 'Actions',
          hidesTitle: true as const,
          label: null,
          align: 'end' as const,
          cell: (alert: AlertItem) => (
            <AlertActions alert={alert} name={nameOf(alert.client_id)} changes={changes} />
          ),
        },
      ]
    : []),
];

const sorted: readonly string[] = ['client', 'what', 'day'];

export const AlertList = (props: AlertListProps) => {
  const { status, client, show } = useAlertView();
  const { data, error, refetch } = useReply('listAlerts', {
    status,
    ...(client === '' ? {} : { client }),
    limit: everything,
  });
  const order = useAddressSort(sorted);
  const setStatus = (next: AlertStatus) => show({ status: next });
  return (
    <section aria-labelledby="raised-alerts">
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.head ?? ''}>
        <h2 id="raised-alerts">Alerts</h2>
        <div className={styles.tools}>
          <Select
            aria-label="Alerts of which client"
            value={client}
            options={[{ value: '', label: 'All clients' }, ...props.clients]}
            showSearch={searchedByLabel}
            popupMatchSelectWidth={false}
            onChange={(next: string) => show({ client: next })}
          />
          <KitSegmented
            aria-label="Alerts by status"
            options={alertStatuses.map((value) => ({ value, label: alertStatusLabels[value] }))}
            value={status}
            onChange={setStatus}
          />
          {props.changes && <Button onClick={props.onCheck}>Check now</Button>}
          <CsvButton what="alerts" rows={data?.items} tableOf={(rows) => alertsCsv(rows, props.nameOf)} />
        </div>
      </Flex>
      {error && !data ? (
        <ListFailure what="The alerts" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          label="Alerts"
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columnsOf(props)}
          {...order}
          pageSize={25}
          empty={
            <NoAlerts
              status={status}
              isOfClient={client !== ''}
              onShow={show}
              onForm={props.changes ? props.onForm : null}
            />
          }
        />
      )}
    </section>
  );
};
