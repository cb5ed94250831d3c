/** Asks before a disconnection, and lists what would get no more figures. */
import { Button, Flex } from 'antd';
import { integrationTexts } from '../../content/integrations.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import type { ChangesActor } from './connectionActors.ts';
import { type BoardRow, nameOf } from './connectionState.ts';
import { Impact } from './Impact.tsx';

type DisconnectProps = {
  readonly row: BoardRow;
  readonly changes: ChangesActor;
  readonly onClose: () => void;
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
      <Impact row={row} verb="get no new figures from it" />
      <Flex gap={8} wrap style={{ marginTop: 'var(--space-24)' }}>
        <Button type="primary" danger onClick={disconnect}>
          Disconnect
        </Button>
        <Button onClick={onClose}>Keep it connected</Button>
      </Flex>
    </KitModal>
  );
};
