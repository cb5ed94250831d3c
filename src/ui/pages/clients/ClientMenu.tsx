/** Renders the actions on one client: as buttons, or partly in a menu on narrow screens. */
import { useSelector } from '@xstate/react';
import { Button, Flex, type MenuProps } from 'antd';
import { useNavigate } from 'react-router-dom';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useClientView } from '../../parts/clientView/useClientView.ts';
import { ViewAsClient } from '../../parts/clientView/ViewAsClient.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { MoreMenu } from '../../widgets/MoreMenu.tsx';
import { useLeave } from '../../widgets/unsavedScope.ts';
import type { ClientDoing } from './ClientActions.tsx';

type ClientDoingsProps = {
  client: ClientItem;
  busy: boolean;
  onDo: (doing: ClientDoing) => void;
};

const competitorsOf = ({ id }: ClientItem): string =>
  `${protectedPages.competitorAnalysis.path}?client=${id}`;

const useOpensCompetitors = (): boolean => {
  const { profile } = useAuth();
  return profile !== null && mayOpen(profile.role, 'competitorAnalysis');
};

const Restore = ({ busy, onDo }: Pick<ClientDoingsProps, 'busy' | 'onDo'>) => (
  <Button disabled={busy} onClick={() => onDo('restore')}>
    Restore client
  </Button>
);

const Edit = ({ onDo }: Pick<ClientDoingsProps, 'onDo'>) => {
  const leave = useLeave();
  return <Button onClick={() => leave(() => onDo('edit'))}>Edit client</Button>;
};

export const ClientMenu = ({ client, busy, onDo }: ClientDoingsProps) => {
  const leave = useLeave();
  const opensCompetitors = useOpensCompetitors();
  if (client.status === 'archived')
    return (
      <Flex wrap align="center" gap="8px 16px">
        <Restore busy={busy} onDo={onDo} />
      </Flex>
    );
  return (
    <Flex wrap align="center" gap="8px 16px">
      <Edit onDo={onDo} />
      <Button disabled={busy} onClick={() => onDo(client.status === 'paused' ? 'resume' : 'pause')}>
        {client.status === 'paused' ? 'Resume client' : 'Pause client'}
      </Button>
      <Button disabled={busy} onClick={() => onDo('archive')}>
        Archive client
      </Button>
      <Button disabled={busy} onClick={() => leave(() => onDo('merge'))}>
        Merge…
      </Button>
      <ViewAsClient clientId={client.id} />
      {opensCompetitors && <AppLink to={competitorsOf(client)}>Competitors</AppLink>}
    </Flex>
  );
};

const MoreDoings = ({ client, busy, onDo }: ClientDoingsProps) => {
  const leave = useLeave();
  const navigate = useNavigate();
  const opensCompetitors = useOpensCompetitors();
  const look = useClientView(null);
  const problem = useSelector(look, ({ context }) => context.problem);
  const isEntering = useSelector(look, (snapshot) => snapshot.hasTag('busy'));
  const isPaused = client.status === 'paused';
  const items: NonNullable<MenuProps['items']> = [
    {
      key: 'pause',
      label: isPaused ? 'Resume client' : 'Pause client',
      disabled: busy,
      onClick: () => onDo(isPaused ? 'resume' : 'pause'),
    },
    { key: 'archive', label: 'Archive client', disabled: busy, onClick: () => onDo('archive') },
    { key: 'merge', label: 'Merge…', disabled: busy, onClick: () => leave(() => onDo('merge')) },
    {
      key: 'view',
      label: 'View as client',
      disabled: isEntering,
      onClick: () => look.send({ type: 'view.enter', clientId: client.id }),
    },
    ...(opensCompetitors
      ? [
          {
            key: 'competitors',
            label: 'Competitors',
            onClick: () => leave(() => void navigate(competitorsOf(client))),
          },
        ]
      : []),
  ];
  return (
    <>
      <MoreMenu name={client.name} items={items} placement="topRight">
        More
      </MoreMenu>
      {problem && <span role="alert">{problem.message}</span>}
    </>
  );
};

export const ShortClientMenu = (props: ClientDoingsProps) =>
  props.client.status === 'archived' ? (
    <Restore {...props} />
  ) : (
    <>
      <Edit onDo={props.onDo} />
      <MoreDoings {...props} />
    </>
  );
