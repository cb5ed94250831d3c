/** Renders a client's metrics of the last 28 days, the default range of its dashboard, with a link there. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { useMetrics } from '../../../data/useMetrics.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { emptinessOf } from '../../../parts/figures/emptinessOf.ts';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { shownFigures } from '../../../parts/figures/shownFigures.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import { useDefaultQuery } from '../../../parts/view/useDefaultQuery.ts';
import styles from './LastDays.module.css';

const most = 6;

const Figures = ({ reply, versus }: { reply: MetricReply; versus: string }) => (
  <dl className={styles.figures}>
    {shownFigures(reply)
      .slice(0, most)
      .map((name) => (
        <div key={name} data-last-days={name}>
          <dt>{figureSpecs[name].label}</dt>
          <dd className={styles.value}>
            <FigureText
              name={name}
              value={reply.totals[name]}
              currency={reply.currency}
              figures={reply.totals}
            />
          </dd>
          {reply.previous && (
            <dd className={styles.change}>
              <ChangeText
                name={name}
                current={reply.totals[name]}
                previous={reply.previous[name]}
                versus={versus}
              />
            </dd>
          )}
        </div>
      ))}
  </dl>
);

export const LastDays = ({ client }: { client: ClientItem }) => {
  const { query, length } = useDefaultQuery(client.id);
  const metrics = useMetrics(query);
  const { data } = metrics;
  return (
    <WidgetFrame
      title={`Last ${length} days`}
      state={widgetState(metrics, emptinessOf(data, false))}
      height={140}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      tools={
        <AppLink to={`${protectedPages.dashboard.path}?client=${client.id}`} data-finger>
          Open the board
        </AppLink>
      }
    >
      {() => data && <Figures reply={data} versus={`previous ${length} days`} />}
    </WidgetFrame>
  );
};
