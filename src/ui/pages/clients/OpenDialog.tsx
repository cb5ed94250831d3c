/** Renders the dialog or drawer above the list of clients: form, confirmation, import or details. */

import type { ReactNode } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { RemovedClient } from '../../parts/RemovedClient.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import type { ClientDoing } from './ClientActions.tsx';
import { ClientDetails } from './ClientDetails.tsx';
import { ClientForm } from './ClientForm.tsx';
import { ClientImportDrawer } from './ClientImportDrawer.tsx';
import { CloneClient } from './CloneClient.tsx';
import type { ClientView } from './clientView.ts';
import { DeleteClient, DeleteClients } from './DeleteClients.tsx';
import { MergeClients } from './MergeClients.tsx';
import { ScheduleReports } from './ScheduleReports.tsx';
import { SetUpClient } from './SetUpClient.tsx';
import type { ClientChanges } from './useClientChanges.ts';
import type { AddedClient } from './useSetUpChanges.ts';

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
