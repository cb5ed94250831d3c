/** The alerts that rules have raised, the latest first, and who sees to them. */
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { type AlertStatus, alertStatuses } from '#domain/alerts/alertRules.ts';
import type { AlertItem } from '#domain/contract/alertSchemas.ts';
import { outcomeOf } from '#machines/api/outcome.ts';
import { longDay } from '../../../content/figures.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Alerts.module.css';
import { alertInWords } from './alertWords.ts';
import { NoAlerts } from './NoAlerts.tsx';

type AlertListProps = {
  nameOf: (clientId: string) => string;
  /** Null in the past, which is read only. */
  changes: Reversible | null;
  onCheck: () => void;
  /** Opens the form of a new rule. */
  onForm: () => void;
  /** What came of a press, for readers too. */
  onTold: (text: string) => void;
};

const words: Readonly<Record<AlertStatus, string>> = {
  open: 'Open',
  acknowledged: 'Acknowledged',
  resolved: 'Resolved',
};
const tones = { open: 'warning', acknowledged: 'quiet', resolved: 'good' } as const;

type ActionsProps = { alert: AlertItem; name: string } & Pick<AlertListProps, 'onTold'>;

const told = { acknowledgeAlert: 'Acknowledged the alert.', resolveAlert: 'Resolved the alert.' } as const;

const Actions = ({ alert: { id, status, figure }, name, onTold }: ActionsProps) => {
  const { api } = useServices();
  const [isBusy, setBusy] = useState(false);
  const { label } = figureSpecs[figure];
  const see = async (call: keyof typeof told) => {
    setBusy(true);
    const { error } = await outcomeOf(api.call(call, { params: { id } }));
    onTold(error === null ? told[call] : error.message);
    setBusy(false);
  };
  if (status === 'resolved') return null;
  return (
    <div className={styles.actions}>
      {status === 'open' && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={`Acknowledge ${label} of ${name}`}
          onClick={() => void see('acknowledgeAlert')}
        >
          Acknowledge
        </Button>
      )}
      <Button
        size="small"
        type="text"
        disabled={isBusy}
        aria-label={`Resolve ${label} of ${name}`}
        onClick={() => void see('resolveAlert')}
      >
        Resolve
      </Button>
    </div>
  );
};

const columnsOf = ({ nameOf, changes, onTold }: AlertListProps): readonly DataColumn<AlertItem>[] => [
  {
    key: 'client',
    title: 'Client',
    isName: true,
    width: '17%',
    cell: ({ client_id }) => <AppLink to={`?client=${client_id}`}>{nameOf(client_id)}</AppLink>,
  },
  { key: 'what', title: 'What', width: '36%', cell: alertInWords },
  { key: 'day', title: 'Day', width: '12%', cell: ({ day }) => longDay(day) },
  {
    key: 'status',
    title: 'Status',
    width: '12%',
    cell: ({ status }) => <StatusTag tone={tones[status]}>{words[status]}</StatusTag>,
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
            <Actions alert={alert} name={nameOf(alert.client_id)} onTold={onTold} />
          ),
        },
      ]
    : []),
];

export const AlertList = (props: AlertListProps) => {
  const [status, setStatus] = useState<AlertStatus>('open');
  const { data, error, refetch } = useReply('listAlerts', { status, limit: everything });
  return (
    <section aria-labelledby="raised-alerts">
      <div className={styles.head}>
        <h2 id="raised-alerts">Alerts</h2>
        <div className={styles.tools}>
          <Segmented
            aria-label="Alerts by status"
            options={alertStatuses.map((value) => ({ value, label: words[value] }))}
            value={status}
            onChange={setStatus}
          />
          {props.changes && <Button onClick={props.onCheck}>Check now</Button>}
        </div>
      </div>
      {error && !data ? (
        <ListFailure what="The alerts" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          label="Alerts"
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columnsOf(props)}
          pageSize={25}
          empty={<NoAlerts status={status} onShow={setStatus} onForm={props.changes ? props.onForm : null} />}
        />
      )}
    </section>
  );
};
