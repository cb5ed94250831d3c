/** Lists the sources of a metric with their share and freshness. */
import type { ExplainReply, MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { longDay } from '../../content/formatMetric.ts';
import { sourceStateTones, sourceStateWords } from '../../content/sourceStates.ts';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { partLabel, writtenPart } from './arithmetic.ts';
import styles from './ExplainDrawer.module.css';

type ExplainSourcesProps = {
  sources: ExplainReply['sources'];
  freshness: readonly MetricFreshness[];
  currency: string;
};

const Freshness = ({ fresh }: { fresh: MetricFreshness }) => (
  <>
    <StatusTag tone={sourceStateTones[fresh.state]}>{sourceStateWords[fresh.state]}</StatusTag>
    {fresh.data_to !== null && <small>data to {longDay(fresh.data_to)}</small>}
  </>
);

export const ExplainSources = ({ sources, freshness, currency }: ExplainSourcesProps) => (
  <section className={styles.part} aria-label="Sources">
    <h3>Sources</h3>
    {sources.length === 0 && <p className={styles.quiet}>No source of this selection reports it.</p>}
    <ul className={styles.sources}>
      {sources.map(({ source, label, rows, parts }) => {
        const fresh = freshness.find((one) => one.source === source);
        return (
          <li key={source}>
            <strong>{label}</strong> {fresh && <Freshness fresh={fresh} />}
            <span className={styles.quiet}>
              {parts
                .map(({ name, value }) => `${partLabel(name)} ${writtenPart(name, value, currency)}`)
                .join(' · ')}{' '}
              · {rows} {rows === 1 ? 'row' : 'rows'}
            </span>
          </li>
        );
      })}
    </ul>
  </section>
);
