/** Renders a client's name, which opens its details, with its site below. */
import { Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { allClients } from '../../data/clientReads.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ClientLogo } from '../../parts/pictures/ClientLogo.tsx';
import { filterStep } from '../../services/filterStep.ts';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './Clients.module.css';
import { type ClientView, queryOfView } from './clientView.ts';

const MergedInto = ({ id }: { id: string }) => {
  const stays = useReply('listClients', allClients).data?.items.find((one) => one.id === id);
  return <StatusTag tone="quiet">{stays ? `Merged into ${stays.name}` : 'Merged'}</StatusTag>;
};

type ClientNameProps = {
  client: ClientItem;
  view: ClientView;
  /** After the domain: industry, owner, sample. */
  below: string;
  children?: ReactNode;
};

export const ClientName = ({ client, view, below, children }: ClientNameProps) => (
  <span className={styles.named} data-client={client.id}>
    <Flex component="span" align="center" gap={8} className={styles.name ?? ''}>
      <ClientLogo id={client.logo_id} size="small" />
      <AppLink
        to={`?${queryOfView({ ...view, open: client.id, tab: 'overview' })}`}
        markCurrent={false}
        {...filterStep({ isTyped: false })}
      >
        {client.name}
      </AppLink>
      {client.merged_into !== null && <MergedInto id={client.merged_into} />}
      {children}
    </Flex>
    <Flex component="span" gap={8} className={styles.below ?? ''}>
      <span>{client.domain}</span>
      {below !== '' && <span>{below}</span>}
    </Flex>
  </span>
);

export const ClientTags = ({ tags }: Pick<ClientItem, 'tags'>) => (
  <Flex component="span" gap={4} className={styles.tags ?? ''}>
    {tags.map((tag) => (
      <Tag key={tag} className={styles.tag ?? ''}>
        {tag}
      </Tag>
    ))}
  </Flex>
);
