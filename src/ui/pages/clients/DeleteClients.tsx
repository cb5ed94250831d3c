/** Renders the dialogs that delete one or several clients after a typed confirmation. */
import { Input } from 'antd';
import { deletionText } from '#domain/clients/clientRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { bulkRows } from '#machines/editing/clientsService.ts';
import { TypedName } from '../../parts/TypedName.tsx';
import { FormField } from '../../widgets/FormField.tsx';
import { AskDialog } from './AskDialog.tsx';
import styles from './Clients.module.css';
import type { ClientChanges } from './useClientChanges.ts';
import { useChangeOf } from './useClientChanges.ts';

type ClientDialogProps = { client: ClientItem; changes: ClientChanges; onClose: () => void };

export const DeleteClient = ({ client, changes, onClose }: ClientDialogProps) => {
  const { problem, ask } = useChangeOf(changes, onClose);
  const { id, name, etag } = client;
  return (
    <AskDialog
      title={`Delete ${name}?`}
      submit="Delete client"
      danger
      busy={changes.busy}
      problem={problem?.message ?? null}
      start={{ typed: '' }}
      onSubmit={({ typed = '' }) => ask({ kind: 'delete', id, name, etag, details: { typed } })}
      onClose={onClose}
    >
      <p className={styles.dialogText}>
        It disappears from every list, including the archive. You can undo this from the history. To keep it
        at hand, archive it instead.
      </p>
      <TypedName name={name} />
    </AskDialog>
  );
};

type DeleteManyProps = { clients: readonly ClientItem[]; changes: ClientChanges; onClose: () => void };

export const DeleteClients = ({ clients, changes, onClose }: DeleteManyProps) => {
  const { problem, ask } = useChangeOf(changes, onClose);
  const wanted = deletionText(clients.length);
  const act = 'delete';
  return (
    <AskDialog
      title={clients.length === 1 ? 'Delete 1 client?' : `Delete ${clients.length} clients?`}
      submit="Delete chosen"
      danger
      busy={changes.busy}
      problem={problem?.message ?? null}
      start={{ typed: '' }}
      onSubmit={({ typed = '' }) =>
        ask({
          kind: 'bulk',
          id: act,
          name: String(clients.length),
          etag: '',
          details: { act, clients: bulkRows(clients), typed },
        })
      }
      onClose={onClose}
    >
      <p className={styles.dialogText}>
        {englishList(clients.slice(0, 5).map(({ name }) => name))}
        {clients.length > 5 && ` and ${clients.length - 5} more`} leave every list, the archive too. The
        history keeps what happened, and one press undoes it.
      </p>
      <FormField
        name="typed"
        label={`Type “${wanted}” to confirm`}
        problemOf={(typed) =>
          tidyText(typed).toLowerCase() === wanted ? null : 'Type the words exactly as they are written'
        }
      >
        <Input autoComplete="off" />
      </FormField>
    </AskDialog>
  );
};
