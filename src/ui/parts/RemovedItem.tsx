/** Stands where something should be that is not there any more: who took it away and when, and the way to bring it back. */
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
  /** Which changes are looked through. */
  readonly query: HistoryQuery;
  /** Whether a change that stands took the thing away. */
  readonly isLoss: (item: HistoryItem) => boolean;
  /** What was done to it. */
  readonly word: 'deleted' | 'archived';
  /** `This client`, should it have no name. */
  readonly fallback: string;
  /** The heading's. */
  readonly level?: 2 | 3;
  /** Beside the way back. */
  readonly action?: ReactNode;
  /** Where nobody took it away, or that is not told; left out: nothing. */
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
      make: (told) => api.call('undoChange', { body: { position }, ...told }),
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

/** The change that removed the thing. Null if there is none or it could not be read, undefined while it loads. */
const useLoss = ({ query, isLoss }: Loss): HistoryItem | null | undefined => {
  const { data, error } = useReply('listHistory', { ...query, limit: everything });
  if (!data && !error) return undefined;
  return data?.items.find((one) => one.undone_by === null && isLoss(one)) ?? null;
};

/** `Archived by Ada Moreau 2 h ago.`, where the way back stands elsewhere. */
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

/** Whether a change did that to the thing of that id, as the field of its events names it. */
export const didTo =
  (type: string, field: string, id: string) =>
  ({ event, parts }: HistoryItem): boolean =>
    [event.type, ...parts.map((part) => part.type)].includes(type) && event.data[field] === id;
