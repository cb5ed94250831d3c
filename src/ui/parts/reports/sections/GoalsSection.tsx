/** Renders the client's goals with what was reached and what was due. */
import { goalNature } from '#domain/goals/goalNature.ts';
import { isTargetFigure } from '#domain/goals/targetFigures.ts';
import { goalDistance } from '#domain/portfolio/goalDistance.ts';
import { type GoalStatus, goalStatusWords, goalVerdict } from '#domain/portfolio/goalStatus.ts';
import { noFigure } from '../../../content/formatMetric.ts';
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { writtenFigure } from '../../figures/figureWriting.ts';
import { ReportValue } from '../ReportValue.tsx';
import { type SectionOf, sectionNow } from '../thenNow.ts';
import type { SectionProps } from './sectionProps.ts';

type Goal = SectionOf<'goals'>['goals'][number];

const verdicts: Readonly<Record<GoalStatus, string>> = {
  ahead: 'good',
  onTrack: 'good',
  behind: 'fair',
  atRisk: 'bad',
  unknown: 'none',
};

const Row = ({ goal, now, currency }: { goal: Goal; now: Goal | undefined; currency: string }) => {
  const status = goalVerdict(goal);
  const { figure, target, actual, due, period } = goal;
  const better = isTargetFigure(figure) ? goalNature(figure).better : 'higher';
  const distance = goal.attainment === null ? noFigure : goalDistance(goal.attainment, better);
  return (
    <tr>
      <th scope="row">
        {figureSpecs[figure].label} <span className="report-note">a {period}</span>
      </th>
      <td>
        <ReportValue figure={figure} value={actual} now={now?.actual} currency={currency} />
      </td>
      <td>{writtenFigure(figure, due, currency)}</td>
      <td>{writtenFigure(figure, target, currency)}</td>
      <td>{distance}</td>
      <td>{writtenFigure(figure, goal.projected ?? null, currency)}</td>
      <td>{goal.chance == null ? noFigure : `${Math.round(goal.chance * 100)}%`}</td>
      <td data-verdict={verdicts[status]} className="report-standing">
        {goalStatusWords[status]}
      </td>
    </tr>
  );
};

export const GoalsSection = ({ section, content, now }: SectionProps<'goals'>) => {
  const today = sectionNow(now, 'goals', section.id);
  if (section.goals.length === 0) return <p>No goals in this range.</p>;
  return (
    <section
      className="report-scroll"
      aria-label="Goals, table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
      tabIndex={0}
    >
      <table className="report-table report-goals">
        <thead>
          <tr>
            {['Goal', 'Actual', 'Due', 'Target', 'Of plan', 'Projected', 'Chance', 'Status'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.goals.map((goal) => (
            <Row
              key={`${goal.figure} ${goal.period}`}
              goal={goal}
              now={today?.goals.find((one) => one.figure === goal.figure && one.period === goal.period)}
              currency={content.currency}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
