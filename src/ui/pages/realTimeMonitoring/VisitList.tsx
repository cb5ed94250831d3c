/** Lists single visits, newest first; new ones wait behind a button while the user reads. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { memo, useId, useRef } from 'react';
import type { LiveVisit } from '#domain/contract/realtimeSchemas.ts';
import { countryLabels, deviceLabels } from '#domain/metrics/breakdowns.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { money } from '../../content/formatMetric.ts';
import styles from './LiveBoard.module.css';
import { exactTime, kindOf, newVisits } from './liveWords.ts';
import type { LiveVisits } from './useLiveVisits.ts';

type LineProps = { readonly visit: LiveVisit; readonly isOfOneClient: boolean };

const Line = memo(({ visit, isOfOneClient }: LineProps) => (
  <li className={styles.visit} data-kind={visit.kind}>
    <time dateTime={visit.at}>{exactTime(visit.at)}</time>
    <span>
      <span className={visit.kind === 'visit' ? 'visually-hidden' : styles.kind}>{kindOf(visit)}</span>{' '}
      <bdi>{visit.page}</bdi>
      {!isOfOneClient && <span className={styles.quiet}> · {visit.client}</span>}
    </span>
    <span className={styles.from}>
      {channelLabels[visit.channel]}
      {visit.campaign !== null && <bdi className={styles.quiet}> · {visit.campaign}</bdi>}
    </span>
    <span className={styles.where}>
      {countryLabels[visit.country]} · {deviceLabels[visit.device]}
    </span>
    <span className={styles.value}>{visit.value_cents === null ? '' : money(visit.value_cents)}</span>
  </li>
));

export const VisitList = ({ visits, isOfOneClient }: { visits: LiveVisits; isOfOneClient: boolean }) => {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  const { visits: shown, heldBack } = useSelector(visits, ({ context }) => context);
  const look = () => {
    const isRead = isPointed.current || (place.current?.scrollTop ?? 0) > 0;
    const { isHeld } = visits.getSnapshot().context;
    if (isRead !== isHeld) visits.send({ type: isRead ? 'list.hold' : 'list.release' });
  };
  const point = (isOver: boolean) => {
    isPointed.current = isOver;
    look();
  };
  const showAll = () => {
    isPointed.current = false;
    if (place.current) place.current.scrollTop = 0;
    visits.send({ type: 'list.release' });
  };
  return (
    <section aria-labelledby={id}>
      <div className={styles.visitsHead}>
        <h3 id={id}>Live visits</h3>
        {heldBack.length > 0 && (
          <Button size="small" onClick={showAll}>
            {newVisits(heldBack.length)}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p className={styles.quiet}>No visits in the last 30 minutes.</p>}
      {shown.length > 0 && (
        <div
          ref={place}
          className={styles.scroll}
          data-scroll
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
          tabIndex={0}
          onPointerEnter={() => point(true)}
          onPointerLeave={() => point(false)}
          onScroll={look}
        >
          <ol data-visits>
            {shown.map((visit) => (
              <Line key={visit.id} visit={visit} isOfOneClient={isOfOneClient} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
};
