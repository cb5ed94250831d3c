/** Renders the choice of a connection's client, which is undoable, and read-only in the past. */

import { useSelector } from '@xstate/react';
import { Select } from 'antd';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { useReply } from '../../data/useReply.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import type { ChangesActor } from './actors.ts';
import styles from './Connections.module.css';

type ClientChoiceProps = { item: Integration; name: string; changes: ChangesActor };

export const ClientChoice = ({ item, name, changes }: ClientChoiceProps) => {
  const { id, client, etag } = item;
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  const isKnown = clients.some((one) => one.id === client.id);
  if (!useCanEdit()) return client.name;
  return (
    <Select
      id={`client-of-${id}`}
      aria-label={`Client of ${name}`}
      className={styles.client ?? ''}
      disabled={busy}
      showSearch={searchedByLabel}
      value={client.id}
      options={(isKnown ? clients : [client, ...clients]).map((one) => ({ value: one.id, label: one.name }))}
      onChange={(clientId) =>
        changes.send({
          type: 'change.ask',
          kind: 'map',
          id,
          name,
          etag,
          details: { clientId },
        })
      }
    />
  );
};
