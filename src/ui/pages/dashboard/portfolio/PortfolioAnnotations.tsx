/** What people wrote at the days that are shown, of all clients: each leads to the client's own board, where it can be changed. */
import { Button } from 'antd';
import { useState } from 'react';
import { AppLink } from '../../../parts/AppLink.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { AnnotationsDrawer } from '../client/AnnotationsDrawer.tsx';
import { clientAddress } from './usePortfolio.ts';

const Drawer = ({ use, onClose }: { use: ViewInUse; onClose: () => void }) => {
  const clients = useClients(true);
  const addressOf = clientAddress(use);
  const { from, to } = use.query;
  return (
    <AnnotationsDrawer
      title="Annotations of these days"
      query={{ from, to }}
      isForAgency
      before={({ client_id }) =>
        client_id === null ? (
          'All clients:'
        ) : (
          <AppLink to={addressOf(client_id)}>
            {clients?.find(({ id }) => id === client_id)?.name ?? client_id}
          </AppLink>
        )
      }
      onClose={onClose}
    />
  );
};

export const PortfolioAnnotations = ({ use }: { use: ViewInUse }) => {
  const [isOpen, setOpen] = useState(false);
  if (!use.view.annotations) return null;
  return (
    <>
      <Button size="small" type="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Annotations of these days
      </Button>
      {isOpen && <Drawer use={use} onClose={() => setOpen(false)} />}
    </>
  );
};
