/** Renders one client next to the list: details by tab, actions, and a link to the client's page. */
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useShownSubject } from '../../services/usePageSubject.ts';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { useLeave } from '../../widgets/unsavedScope.ts';
import { useIsNarrow } from '../../widgets/useIsNarrow.ts';
import type { ClientDoing } from './ClientActions.tsx';
import { ClientMenu, ShortClientMenu } from './ClientMenu.tsx';
import { ClientTabs } from './ClientTabs.tsx';
import type { ClientTab } from './clientView.ts';
import type { ClientChanges } from './useClientChanges.ts';

type ClientDetailsProps = {
  client: ClientItem;
  tab: ClientTab;
  changes: ClientChanges;
  notice: ReactNode;
  onTab: (tab: ClientTab) => void;
  onDo: (doing: ClientDoing) => void;
  onPage: () => void;
  onClose: () => void;
};

const Footer = ({ client, changes, onDo, onPage }: Omit<ClientDetailsProps, 'tab' | 'notice' | 'onTab'>) => {
  const leave = useLeave();
  const Doings = useIsNarrow() ? ShortClientMenu : ClientMenu;
  return (
    <Flex wrap align="center" justify="space-between" gap={8}>
      <OnlyChangeable>
        <Doings client={client} busy={changes.busy} onDo={onDo} />
      </OnlyChangeable>
      <Button type="link" onClick={() => leave(onPage)}>
        Full page
      </Button>
    </Flex>
  );
};

export const ClientDetails = (props: ClientDetailsProps) => {
  const { client, tab, changes, notice, onTab, onClose } = props;
  useShownSubject(client.name);
  return (
    <SideDrawer
      title={client.name}
      focus="title"
      isWide
      holdsChoices
      footer={<Footer {...props} />}
      onClose={onClose}
    >
      {notice}
      <ClientTabs client={client} tab={tab} changes={changes} onTab={onTab} />
    </SideDrawer>
  );
};
