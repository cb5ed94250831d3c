/** Renders a hint about two clients that look like duplicates, with a link to compare them. */

import { Button, Flex } from 'antd';
import { useMemo } from 'react';
import { likelyDuplicates } from '#domain/clients/mergedFields.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';

const most = 3;

type LikelyDuplicatesProps = {
  clients: readonly ClientItem[];
  onCompare: (pair: readonly [ClientItem, ClientItem]) => void;
};

export const LikelyDuplicates = ({ clients, onCompare }: LikelyDuplicatesProps) => {
  const pairs = useMemo(
    () => likelyDuplicates(clients.filter(({ status }) => status !== 'archived')),
    [clients],
  );
  if (pairs.length === 0) return null;
  return (
    <Flex component="ul" vertical gap={4} className="note" aria-label="Likely duplicates">
      {pairs.slice(0, most).map(([one, other]) => (
        <li key={`${one.id} ${other.id}`}>
          {one.name} ({one.domain}) and {other.name} ({other.domain}) may be the same client.{' '}
          <OnlyChangeable>
            <Button
              type="link"
              size="small"
              aria-label={`Compare ${one.name} and ${other.name}`}
              onClick={() => onCompare([one, other])}
            >
              Compare
            </Button>
          </OnlyChangeable>
        </li>
      ))}
      {pairs.length > most && <li>{pairs.length - most} more look alike.</li>}
    </Flex>
  );
};
