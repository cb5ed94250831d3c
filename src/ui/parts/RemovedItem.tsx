/** Replaces a removed item with who removed it and when, and a restore button. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { HistoryItem, HistoryQuery } from '#domain/contract/historySchemas.ts';
import { ago } from '../content/dates.ts';
import { useReply } from '../data/useReply.ts';
import { everything } from '../data/wholeList.ts';
import { useServices } from '../services/servicesContext.ts';
import { useAsOf } from '../services/useAsOf.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { LinesSkeleton } from '../widgets/LinesSkeleton.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { useReversible } from './useReversible.ts';

type GoneThingProps = {
  readonly query: HistoryQuery;
  /** True for a change, not undone since, that removed the item. */
  readonly isLoss: (item: HistoryItem) => boolean;
  readonly word: 'deleted' | 'archived';
  readonly fallback: string;
  readonly level?: 2 | 3;
  readonly action?: ReactNode;
  readonly never?: ReactNode;
};

type LostProps = Pick<GoneThingProps, 'word' | 'fallback' | 'level' | 'action'> & {
  readonly item: HistoryItem;
};

/** `Deleted by Ada Moreau 2 h ago.`; `now` in milliseconds. */
const goneInWords = ({ event }: HistoryItem, word: GoneThingProps['word'], now: number): string => {
  const by = event.actor.name ?? 'somebody';
  return `${word === 'deleted' ? 'Deleted' : 'Archived'} by ${by} ${ago(event.occurred_at, now)}.`;
};

const Lost = ({ item, word, fallback, level = 2, action }: LostProps) => {
  const { api, world } = useServices();
  const isPast = useAsOf() !== null;
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { position, parts, can_undo, reason } = item;
  const name = parts.find(({ name }) => name !== null)?.name ?? fallback;
  const restore = () =>
    changes.ask({
      make: (options) => api.call('undoChange', { body: { position }, ...options }),
      made: `${name} is back.`,
      takenBack: `${name} is ${word} again.`,
    });
  return (
    <EmptyState
      level={level}
      title={`${name} was ${word}`}
      text={`${goneInWords(item, word, world.clock.now())} Nothing of it is lost.`}
      action={
        <>
          {can_undo && !isPast && (
            <Button type="primary" disabled={busy} onClick={restore}>
              Restore {name}
            </Button>
          )}
          {action}
        </>
      }
    >
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {!can_undo && reason !== null && <p>{reason}</p>}
    </EmptyState>
  );
};

type Loss = Pick<GoneThingProps, 'query' | 'isLoss'>;

/** The change that removed the item. Null if there is none or it could not be read, undefined while it loads. */
const useLoss = ({ query, isLoss }: Loss): HistoryItem | null | undefined => {
  const { data, error } = useReply('listHistory', { ...query, limit: everything });
  if (!data && !error) return undefined;
  return data?.items.find((one) => one.undone_by === null && isLoss(one)) ?? null;
};

/** `Archived by Ada Moreau 2 h ago.`, without a restore button. */
export const GoneLine = ({ word, ...loss }: Loss & Pick<GoneThingProps, 'word'>) => {
  const { clock } = useServices().world;
  const item = useLoss(loss);
  return item ? <p>{goneInWords(item, word, clock.now())}</p> : null;
};

export const RemovedItem = ({ query, isLoss, never = null, ...words }: GoneThingProps) => {
  const item = useLoss({ query, isLoss });
  if (item === undefined) return never === null ? null : <LinesSkeleton lines={4} />;
  return item ? <Lost item={item} {...words} /> : never;
};

/** True for a change of that type to the item of that id; `field` names the id in its events. */
export const didTo =
  (type: string, field: string, id: string) =>
  ({ event, parts }: HistoryItem): boolean =>
    [event.type, ...parts.map((part) => part.type)].includes(type) && event.data[field] === id;
