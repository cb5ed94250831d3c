/** Chooses the platform whose account takes the place of a connection, and lists what shows its figures. */
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { platformChannels } from '#domain/integrations/platformChannels.ts';
import { type PlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { type BoardRow, nameOf } from './connectionState.ts';
import { Impact } from './Impact.tsx';

type ReplaceProps = {
  readonly row: BoardRow;
  /** Goes on with the consent of the platform. */
  readonly onReplace: (platform: PlatformItem, row: BoardRow) => void;
  readonly onClose: () => void;
};

/** Only a platform with the same channels can feed the same widgets. */
const isOfKind = (one: PlatformId, other: PlatformId): boolean =>
  platformChannels[one].join() === platformChannels[other].join();

export const ReplaceDialog = ({ row, onReplace, onClose }: ReplaceProps) => {
  const { data, error, refetch } = useReply('listPlatforms', { limit: '100' });
  const [id, choose] = useState<PlatformId>(row.platform);
  const platforms = (data?.items ?? []).filter((one) => isOfKind(one.id, row.platform));
  const chosen = platforms.find((one) => one.id === id);
  const name = nameOf(row);
  const select = `replacement-of-${row.id}`;
  return (
    <KitModal title={`Replace ${name}?`} focus="title" onClose={onClose}>
      <Flex vertical gap={16}>
        <p>{integrationTexts.replace}</p>
        {error && !data && <ListFailure what="The platforms" error={error} onRetry={refetch} />}
        <Flex vertical gap={8}>
          <label htmlFor={select}>
            <strong>New platform</strong>
          </label>
          <Select
            id={select}
            showSearch={searchedByLabel}
            value={id}
            options={platforms.map((one) => ({ value: one.id, label: platformNames[one.id] }))}
            onChange={choose}
          />
        </Flex>
        <div>
          <Impact row={row} verb="go on with the new account" />
        </div>
      </Flex>
      <Flex gap={8} wrap style={{ marginTop: 'var(--space-24)' }}>
        <Button
          type="primary"
          disabled={chosen === undefined}
          onClick={() => chosen && onReplace(chosen, row)}
        >
          Choose the account
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Flex>
    </KitModal>
  );
};
