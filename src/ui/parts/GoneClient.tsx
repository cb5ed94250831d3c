/** Stands where a client should be that is not there: who deleted it and when, and the way to bring it back. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { shortTime } from '../content/dates.ts';
import { useReply } from '../data/useReply.ts';
import { useServices } from '../services/servicesContext.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { LinesSkeleton } from '../widgets/LinesSkeleton.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { useReversible } from './useReversible.ts';

/** An active client is archived and deleted by one change. */
const isDeletion = ({ event, parts, undone_by }: HistoryItem): boolean =>
  undone_by === null && [event.type, ...parts.map(({ type }) => type)].includes('ClientDeleted');

type DeletedProps = { readonly item: HistoryItem };

const Deleted = ({ item }: DeletedProps) => {
  const { api, world } = useServices();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { event, position, parts, can_undo, reason } = item;
  const name = parts.find(({ name }) => name !== null)?.name ?? 'This client';
  const by = event.actor.name ?? 'somebody';
  const restore = () =>
    changes.ask({
      make: (told) => api.call('undoChange', { body: { position }, ...told }),
      made: `${name} is back.`,
      takenBack: `${name} is deleted again.`,
    });
  return (
    <EmptyState
      title={`${name} was deleted`}
      text={`Deleted by ${by} ${shortTime(event.occurred_at, world.clock.now())}. Nothing of it is lost.`}
      action={
        can_undo && (
          <Button type="primary" disabled={busy} onClick={restore}>
            Restore {name}
          </Button>
        )
      }
    >
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {!can_undo && reason !== null && <p>{reason}</p>}
    </EmptyState>
  );
};

type GoneClientProps = {
  readonly clientId: string;
  /** What is said of a client that never was; left out: nothing, as the page says it elsewhere. */
  readonly saysNever?: boolean;
};

export const GoneClient = ({ clientId, saysNever = false }: GoneClientProps) => {
  const { data, error } = useReply('listHistory', { subject: 'clients', client: clientId, limit: '100' });
  if (!data && !error) return saysNever ? <LinesSkeleton lines={4} /> : null;
  const item = data?.items.find(isDeletion);
  if (item) return <Deleted item={item} />;
  if (!saysNever) return null;
  return (
    <EmptyState
      title="There is no such client"
      text="The link may be old, or a letter may be missing. Nothing of yours is lost."
    />
  );
};
