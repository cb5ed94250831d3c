/** Renders the annotations of the visible days for all clients, with links to their dashboards and editing. */
import { Button } from 'antd';
import { useState } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { type AnnotationWays, useAnnotationWays } from '../../../parts/annotations/useAnnotationWays.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { AnnotationsDrawer } from '../client/AnnotationsDrawer.tsx';
import { clientAddress } from './usePortfolio.ts';

type DrawerProps = { use: ViewInUse; edit: AnnotationWays['edit'] | undefined; onClose: () => void };

const Drawer = ({ use, edit, onClose }: DrawerProps) => {
  const clients = useClients(true);
  const addressOf = clientAddress(use);
  const { from, to } = use.query;
  return (
    <AnnotationsDrawer
      title="Annotations of these days"
      query={{ from, to }}
      isForAgency
      edit={edit}
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
  const close = () => setOpen(false);
  const ways = useAnnotationWays({ clientId: null, day: calendarDayOf(use.days.to), onDone: close });
  const mayWrite = useCanEdit('agency');
  if (!use.view.annotations) return null;
  return (
    <>
      <Button size="small" type="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Annotations of these days
      </Button>
      {mayWrite && (
        <Button size="small" type="text" aria-haspopup="dialog" onClick={ways.add}>
          Add annotation
        </Button>
      )}
      {ways.shown}
      {isOpen && <Drawer use={use} edit={mayWrite ? ways.edit : undefined} onClose={close} />}
    </>
  );
};
