/** Renders the live key metrics, each with a hint on its definition. */
import type { ReactNode } from 'react';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { count, money } from '../../content/formatMetric.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { Hint } from '../../widgets/Hint.tsx';
import styles from './LiveBoard.module.css';
import { hints, perMinuteText, visitsAMinute } from './liveWords.ts';

type FigureProps = {
  readonly name: string;
  readonly hint: string;
  readonly value: string;
  readonly children?: ReactNode;
};

const Figure = ({ name, hint, value, children }: FigureProps) => (
  <div>
    <dt>
      <Hint text={hint}>{name}</Hint>
    </dt>
    <dd>
      {value}
      {children}
    </dd>
  </div>
);

const lastWeek = 'the same time last week';

export const LiveKeyFigures = ({ picture }: { picture: RealtimeReply }) => {
  const { active, users, conversions, minutes, revenue_cents, revenue_before_cents } = picture;
  return (
    <dl className={styles.figures} aria-label="Right now">
      <Figure name="Active now" hint={hints.active} value={count(active)} />
      <Figure name="Users, 30 min" hint={hints.users} value={count(users)} />
      <Figure name="Visits a minute" hint={hints.pace} value={perMinuteText(visitsAMinute(minutes))} />
      <Figure name="Conversions, 30 min" hint={hints.conversions} value={count(conversions)} />
      <Figure name="Revenue today" hint={hints.revenue} value={money(revenue_cents)}>
        <span className={styles.change}>
          <ChangeText
            name="revenue_cents"
            current={revenue_cents}
            previous={revenue_before_cents === 0 ? null : revenue_before_cents}
            versus={lastWeek}
          />
          <span> vs last week</span>
        </span>
      </Figure>
    </dl>
  );
};
