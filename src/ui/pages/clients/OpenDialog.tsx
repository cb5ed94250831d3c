/** Renders the dialog or drawer above the list of clients: form, confirmation, import or details. */
import { Checkbox, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { clientErrors } from '#domain/clients/clientRules.ts';
import { type ClonePart, cloneParts } from '#domain/clients/cloneParts.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { RemovedClient } from '../../parts/RemovedClient.tsx';
import { usePlan } from '../../services/usePlan.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { AskDialog } from './AskDialog.tsx';
import type { ClientDoing } from './ClientActions.tsx';
import { ClientDetails } from './ClientDetails.tsx';
import { ClientForm } from './ClientForm.tsx';
import { ClientImportDrawer } from './ClientImportDrawer.tsx';
import styles from './Clients.module.css';
import type { ClientView } from './clientView.ts';
import { DeleteClient, DeleteClients } from './DeleteClients.tsx';
import { MergeClients } from './MergeClients.tsx';
import { ScheduleReports } from './ScheduleReports.tsx';
import { SetUpClient } from './SetUpClient.tsx';
import { type ClientChanges, useChangeOf } from './useClientChanges.ts';
import type { AddedClient } from './useSetUpChanges.ts';

const labels: Readonly<Record<ClonePart, string>> = {
  owner: 'Owner',
  tags: 'Tags',
  goals: 'Goals',
  budget: 'Media budget',
  dashboards: 'Dashboards of its own, not shared',
  reports: 'Reports, without recipients and schedule',
};

const options = cloneParts.map((value) => ({ value, label: labels[value] }));

type PartsProps = { takes: readonly ClonePart[]; onTake: (takes: readonly ClonePart[]) => void };

const Parts = ({ takes, onTake }: PartsProps) => (
  <fieldset className={styles.parts}>
    <legend>Copy</legend>
    <Checkbox.Group options={options} value={[...takes]} onChange={onTake} />
  </fieldset>
);

type CloneClientProps = { client: ClientItem; changes: ClientChanges; onClose: () => void };

const CloneClient = ({ client, changes, onClose }: CloneClientProps) => {
  const { problem, ask } = useChangeOf(changes, onClose);
  const hasRoom = (usePlan().room('dashboards')?.problem ?? null) === null;
  const [takes, setTakes] = useState<readonly ClonePart[]>(
    cloneParts.filter((part) => part !== 'dashboards' || hasRoom),
  );
  const { id, name: original } = client;
  return (
    <AskDialog
      title={`Clone ${original}`}
      submit="Clone client"
      busy={changes.busy}
      problem={problem?.message ?? null}
      start={{ name: `${original} (copy)`, domain: '' }}
      onSubmit={({ name = '', domain = '' }) =>
        ask({ kind: 'clone', id, name: original, etag: '', details: { name, domain, take: takes.join(',') } })
      }
      onClose={onClose}
    >
      <FormField name="name" label="Name" problemOf={(name) => clientErrors({ name }).name ?? null}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="domain" label="Domain" problemOf={(domain) => clientErrors({ domain }).domain ?? null}>
        <Input autoComplete="off" />
      </FormField>
      <Parts takes={takes} onTake={setTakes} />
      <p className={styles.dialogText}>
        The industry is copied. Contacts, notes, sources and fees stay with {original}. One press undoes all
        of it.
      </p>
    </AskDialog>
  );
};

export type OpenedDialog = {
  readonly doing: ClientDoing | 'add' | 'import' | 'deleteChosen' | 'scheduleChosen';
  readonly client: ClientItem | null;
  /** The clients to delete or to schedule reports for; for a merge, the other client. */
  readonly clients?: readonly ClientItem[];
};

type OpenDialogProps = {
  dialog: OpenedDialog | null;
  detailed: ClientItem | null;
  clients: readonly ClientItem[];
  setUp: AddedClient | null;
  onSetUp: (added: AddedClient | null) => void;
  isKnown: boolean;
  view: ClientView;
  changes: ClientChanges;
  /** Result of the last change, shown in the drawer that covers the page's own notice. */
  notice: ReactNode;
  onShow: (view: Partial<ClientView>) => void;
  onDo: (doing: ClientDoing, client: ClientItem) => void;
  onClose: () => void;
};

const askedOf = ({ dialog, clients, changes, onSetUp, onClose }: OpenDialogProps): ReactNode => {
  const { doing, client } = dialog ?? { doing: null, client: null };
  if (doing === 'import') return <ClientImportDrawer clients={clients} changes={changes} onClose={onClose} />;
  const ofChosen = { clients: dialog?.clients ?? [], changes, onClose };
  if (doing === 'deleteChosen') return <DeleteClients {...ofChosen} />;
  if (doing === 'scheduleChosen') return <ScheduleReports {...ofChosen} />;
  if (doing === 'add')
    return <ClientForm client={null} changes={changes} onSetUp={onSetUp} onClose={onClose} />;
  if (client && doing === 'edit') return <ClientForm client={client} changes={changes} onClose={onClose} />;
  if (client && doing === 'delete')
    return <DeleteClient client={client} changes={changes} onClose={onClose} />;
  if (client && doing === 'merge')
    return (
      <MergeClients
        client={client}
        other={dialog?.clients?.[0] ?? null}
        clients={clients}
        changes={changes}
        onClose={onClose}
      />
    );
  if (client && doing === 'clone') return <CloneClient client={client} changes={changes} onClose={onClose} />;
  return null;
};

export const OpenDialog = (props: OpenDialogProps) => {
  const { detailed, clients, setUp, isKnown, view, changes, notice, onShow, onDo, onSetUp } = props;
  const added = clients.find(({ id }) => id === setUp?.id);
  const asked = askedOf(props);
  if (asked !== null) return asked;
  if (added && setUp)
    return (
      <SetUpClient
        client={added}
        position={setUp.position}
        changes={changes}
        notice={notice}
        onClose={() => onSetUp(null)}
      />
    );
  if (!detailed) {
    if (view.open === null || view.isWhole || !isKnown) return null;
    return (
      <SideDrawer title="Client" focus="title" onClose={() => onShow({ open: null })}>
        <RemovedClient clientId={view.open} saysNever />
      </SideDrawer>
    );
  }
  return (
    <ClientDetails
      client={detailed}
      tab={view.tab}
      changes={changes}
      notice={notice}
      onTab={(tab) => onShow({ tab })}
      onPage={() => onShow({ isWhole: true })}
      onDo={(what) => {
        if (what === 'edit' || what === 'delete' || what === 'clone' || what === 'merge')
          onShow({ open: null });
        onDo(what, detailed);
      }}
      onClose={() => onShow({ open: null })}
    />
  );
};
