/** Asks before a disconnection, and lists what would get no more figures. */
import { Button, Flex } from 'antd';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import type { ChangesActor } from './connectionActors.ts';
import { type BoardRow, nameOf } from './connectionState.ts';
import { ImpactList, impactWords } from './ImpactList.tsx';

type DisconnectProps = {
  readonly row: BoardRow;
  readonly changes: ChangesActor;
  readonly onClose: () => void;
};

const Impact = ({ row }: Pick<DisconnectProps, 'row'>) => {
  const { data, error, refetch } = useReply('readSyncs', { integration: row.id });
  if (error && !data) return <ListFailure what="The impact" error={error} onRetry={refetch} />;
  if (!data) return <LinesSkeleton lines={4} />;
  const words = impactWords(data.impact);
  if (words === null) return <p>{integrationTexts.noImpact}</p>;
  return (
    <>
      <p>
        <strong>{words}</strong> of {row.client.name} get no new figures from it:
      </p>
      <ImpactList impact={data.impact} clientId={row.client.id} />
    </>
  );
};

export const DisconnectDialog = ({ row, changes, onClose }: DisconnectProps) => {
  const { id, etag } = row;
  const name = nameOf(row);
  const disconnect = () => {
    changes.send({ type: 'change.ask', kind: 'disconnect', id, name, etag });
    onClose();
  };
  return (
    <KitModal title={`Disconnect ${name}?`} focus="title" onClose={onClose}>
      <p>{integrationTexts.disconnect}</p>
      <Impact row={row} />
      <Flex gap={8} wrap style={{ marginTop: 'var(--space-24)' }}>
        <Button type="primary" danger onClick={disconnect}>
          Disconnect
        </Button>
        <Button onClick={onClose}>Keep it connected</Button>
      </Flex>
    </KitModal>
  );
};
