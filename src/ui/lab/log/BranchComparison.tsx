/** The open branch beside another one: their common beginning, what each has since, and which answers differ. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { ComparedSide } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import styles from './LogPanel.module.css';
import { Places } from './Places.tsx';
import { useAnswer } from './useLog.ts';

const mostListed = 100;

const Side = ({ side }: { readonly side: ComparedSide }) => (
  <section aria-label={`Since then in ${side.name}`}>
    <h3>
      {side.name}: {side.sinceCount === 0 ? 'nothing since' : `${englishNumber(side.sinceCount)} since`}
    </h3>
    <ol>
      {side.since.slice(0, mostListed).map(({ id, position, type }) => (
        <li key={id}>
          #{position} {type}
        </li>
      ))}
    </ol>
    {side.sinceCount > mostListed && <p>And {englishNumber(side.sinceCount - mostListed)} more.</p>}
  </section>
);

export const BranchComparison = ({ log, other }: { readonly log: LogControls; readonly other: string }) => {
  const comparison = useAnswer(() => log.branches.compare(log.branches.current(), other), other);
  if (!comparison) return <p aria-busy="true">Comparing…</p>;
  const { common, left, right, projections } = comparison;
  return (
    <section className={styles.wide} aria-label="Comparison">
      <h3>
        {left.name} and {right.name}
      </h3>
      <p>Both begin with the same {englishNumber(common)} events.</p>
      <div className={styles.sides}>
        <Side side={left} />
        <Side side={right} />
      </div>
      <h3>What differs now</h3>
      <p className={styles.quiet}>
        {projections.length === 0
          ? 'Nothing: all projections give the same answers.'
          : `From ${left.name} to ${right.name}, by projection.`}
      </p>
      {projections.map(({ projection, left: before, right: after }) => (
        <Places key={projection} projection={projection} before={before} after={after} />
      ))}
    </section>
  );
};
