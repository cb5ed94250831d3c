/** The client's goals: how much of each was reached, and whether that is as much as was due by then. */
import { attainmentNeeded } from '#domain/portfolio/goalAttainment.ts';
import { share } from '../../../content/figures.ts';
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { writtenFigure } from '../../figures/figureWriting.ts';
import { ReportValue } from '../ReportValue.tsx';
import { type SectionOf, sectionNow } from '../thenNow.ts';
import type { SectionProps } from './sectionProps.ts';

type Goal = SectionOf<'goals'>['goals'][number];

/** As the summary and the list of clients say it. */
const standing = ({ figure, target, actual, attainment }: Goal): readonly [word: string, key: string] => {
  if (actual === null || attainment === null) return ['no figure', 'none'];
  const isLess = figureSpecs[figure].better === 'lower';
  const isReached = isLess ? actual <= target : actual >= target;
  if (isReached) return [isLess ? 'within the goal' : 'reached', 'good'];
  return attainment >= attainmentNeeded ? ['on track', 'good'] : ['behind', 'bad'];
};

const Row = ({ goal, now, currency }: { goal: Goal; now: Goal | undefined; currency: string }) => {
  const [word, key] = standing(goal);
  const { figure, target, actual, due, period } = goal;
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
      <td>{share(goal.attainment)}</td>
      <td data-verdict={key} className="report-standing">
        {word}
      </td>
    </tr>
  );
};

export const Goals = ({ section, content, now }: SectionProps<'goals'>) => {
  const today = sectionNow(now, 'goals', section.id);
  if (section.goals.length === 0) return <p>There is no goal for these days.</p>;
  return (
    <section
      className="report-scroll"
      aria-label="Goals, table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
      tabIndex={0}
    >
      <table className="report-table">
        <thead>
          <tr>
            {['Goal', 'Actual', 'Due by then', 'Target', 'Of what was due', 'Standing'].map((name) => (
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
