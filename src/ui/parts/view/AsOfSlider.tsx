/** Steps through changes and shows the app as of one of them. */
import { Button, Flex } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import type { AsOf } from '#domain/pastView.ts';
import { momentTime } from '#domain/pastView.ts';
import { fullTime } from '../../content/dates.ts';
import type { Names } from '../../content/eventSentence.ts';
import { useReply } from '../../data/useReply.ts';
import { sentenceOf } from '../history/historyWords.ts';
import styles from './AsOfSlider.module.css';

type Moment = {
  readonly position: number;
  readonly count: number;
  readonly event: { readonly occurred_at: string };
};

/** The events of a change are contiguous. */
export const positionAfter = ({ position, count }: Moment): number => position + count - 1;

const isBy = (asOf: AsOf, { position, event }: Moment): boolean =>
  typeof asOf === 'number' ? position <= asOf : Date.parse(event.occurred_at) <= (momentTime(asOf) ?? 0);

/**
 * Index of the last change at or before that moment, 0 if there is none; one past the last in the present. `changes`: oldest
 * first.
 */
export const placeAmong = (changes: readonly Moment[], asOf: AsOf | null): number =>
  asOf === null
    ? changes.length
    : Math.max(
        0,
        changes.findLastIndex((change) => isBy(asOf, change)),
      );

type MomentSliderProps = {
  asOf: AsOf | null;
  client: string | null;
  onGo: (asOf: AsOf | null) => void;
};

/** Maximum number of changes, one for each step of the slider. */
const mostChanges = '200';

/** A position beyond the head is clamped to it, so that changes after the shown past can be reached. */
const wholeLog = String(Number.MAX_SAFE_INTEGER);

const useChanges = ({ client, asOf }: Pick<MomentSliderProps, 'client' | 'asOf'>) => {
  const query = {
    limit: mostChanges,
    ...(client === null ? {} : { client }),
    ...(asOf === null ? {} : { as_of: wholeLog }),
  };
  const { data, error } = useReply('listHistory', query);
  const members = useReply('readWorkspace').data?.members ?? [];
  return {
    /** Oldest first; null while loading. */
    changes: data ? data.items.toReversed() : null,
    isAwaited: !data && error === null,
    names: new Map(members.map(({ id, name }) => [id, name])),
  };
};

/** `14 November 2026, 09:12: Ada Moreau archived Acme`, or the present. */
const wordsOf = (change: HistoryItem | undefined, names: Names): string =>
  change ? `${fullTime(change.event.occurred_at)}: ${sentenceOf(change, names)}` : 'Now';

type StepsProps = Omit<MomentSliderProps, 'client'> & { changes: readonly HistoryItem[]; names: Names };

const Steps = ({ asOf, changes, names, onGo }: StepsProps) => {
  const id = useId();
  const shown = placeAmong(changes, asOf);
  const [place, setPlace] = useState(shown);
  const last = changes.length;
  const chosen = changes[place];
  const words = wordsOf(chosen, names);
  const go = (event: FormEvent) => {
    event.preventDefault();
    onGo(chosen ? positionAfter(chosen) : null);
  };
  return (
    <form className={styles.moments} onSubmit={go}>
      <label htmlFor={id}>What happened</label>
      <Flex align="center" gap={8} className={styles.steps ?? ''}>
        <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
          Earlier
        </Button>
        <input
          id={id}
          type="range"
          className={styles.range}
          min={0}
          max={last}
          value={place}
          aria-valuetext={words}
          onChange={({ target }) => setPlace(Number(target.value))}
        />
        <Button disabled={place === last} onClick={() => setPlace(place + 1)}>
          Later
        </Button>
      </Flex>
      <p className={styles.words}>{words}</p>
      <Button htmlType="submit" disabled={place === shown && (asOf === null || place < last)}>
        {chosen ? 'Show as of then' : 'Show now'}
      </Button>
    </form>
  );
};

/** Hidden without changes. Its space is reserved while loading, because the focused element is below. */
export const AsOfSlider = ({ client, ...props }: MomentSliderProps) => {
  const { changes, names, isAwaited } = useChanges({ client, asOf: props.asOf });
  if (isAwaited)
    return (
      <div className={styles.awaited} aria-hidden="true" inert>
        <Steps {...props} changes={[]} names={names} />
      </div>
    );
  if (changes === null || changes.length === 0) return null;
  return <Steps key={`${props.asOf}`} {...props} changes={changes} names={names} />;
};
