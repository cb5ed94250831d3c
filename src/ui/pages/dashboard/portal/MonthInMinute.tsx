/** Renders a client's month at a glance: goals, three metrics, actions taken, and next steps. */
import { Flex } from 'antd';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { calendarUnitOf } from '#domain/metrics/comparedRange.ts';
import { goalStatusWords, goalVerdict } from '#domain/portfolio/goalStatus.ts';
import { shortDay } from '../../../content/formatMetric.ts';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { goalTone } from '../../../parts/figures/GoalBar.tsx';
import { changeSentence, shownChange } from '../../../parts/figures/shownChange.ts';
import { ClientLogo } from '../../../parts/pictures/ClientLogo.tsx';
import { ReportText } from '../../../parts/reports/ReportText.tsx';
import { rangeText } from '../../../parts/reports/reportWords.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Portal.module.css';

type FigureOf = Of<'figures'>['figures'][number];
type Of<Kind extends SectionContent['kind']> = Extract<SectionContent, { kind: Kind }>;

const sectionIn = <Kind extends SectionContent['kind']>(
  content: ReportContent,
  kind: Kind,
): Of<Kind> | undefined => content.sections.find((section): section is Of<Kind> => section.kind === kind);

const Goals = ({ section, currency }: { section: Of<'goals'> | undefined; currency: string }) => (
  <section aria-labelledby="minute-goals">
    <h3 id="minute-goals">Goals</h3>
    {!section || section.goals.length === 0 ? (
      <p>No goals are set yet.</p>
    ) : (
      <ul>
        {section.goals.map((goal) => (
          <li key={`${goal.figure}-${goal.period}`}>
            <span>
              {figureSpecs[goal.figure].label}: {writtenFigure(goal.figure, goal.actual, currency)} of{' '}
              {writtenFigure(goal.figure, goal.target, currency)} this {goal.period}
            </span>{' '}
            <StatusTag tone={goalTone(goalVerdict(goal))}>{goalStatusWords[goalVerdict(goal)]}</StatusTag>
          </li>
        ))}
      </ul>
    )}
  </section>
);

type ThreeFiguresProps = { section: Of<'figures'> | undefined; currency: string };

/** Sighted users see the previous value; screen readers hear a sentence with the comparison period and a judgement. */
const Change = ({
  figure,
  value,
  previous,
  versus,
  currency,
}: FigureOf & { versus: string; currency: string }) => {
  const change = shownChange(figure, value, previous);
  const from = previous === null ? '' : ` from ${writtenFigure(figure, previous, currency)}`;
  const seen = change.direction === 'none' ? change.words : `${change.direction} ${change.size}${from}`;
  return (
    <dd className={styles.change} data-verdict={change.verdict}>
      <span aria-hidden="true">{seen}</span>
      <span className="visually-hidden">{changeSentence(change, versus)}</span>
    </dd>
  );
};

const Figures = ({ section, currency }: ThreeFiguresProps) => {
  const compared = section?.compared_range ?? null;
  return (
    <dl className={styles.three} aria-label="Three figures">
      {section?.figures.map((one) => (
        <div key={one.figure}>
          <dt>{figureSpecs[one.figure].label}</dt>
          <dd>{writtenFigure(one.figure, one.value, currency)}</dd>
          {compared !== null && <Change {...one} versus={rangeText(compared)} currency={currency} />}
        </div>
      ))}
    </dl>
  );
};

const mostActions = 3;

const Done = ({ section }: { section: Of<'actions'> | undefined }) => {
  const latest = (section?.actions ?? []).toReversed().slice(0, mostActions);
  return (
    <section aria-labelledby="minute-done">
      <h3 id="minute-done">What we did</h3>
      {latest.length === 0 && <p>Nothing new this month.</p>}
      <ul>
        {latest.map(({ day, text, position }) => (
          <li key={position}>
            <time dateTime={day}>{shortDay(day)}</time> {text}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Next = ({ next }: { next: string }) => (
  <section aria-labelledby="minute-next">
    <h3 id="minute-next">Next steps</h3>
    {next === '' ? (
      <p>Your agency will share next steps in your next report.</p>
    ) : (
      <ReportText text={next} level={4} />
    )}
  </section>
);

/** Whole months are compared date by date. */
const isWholeMonth = ({ from, to }: ReportContent['range']): boolean => {
  const [first, last] = [epochDayOf(from), epochDayOf(to)];
  return first !== null && last !== null && calendarUnitOf({ from: first, to: last }) !== null;
};

type MonthInMinuteProps = {
  portal: PortalReply & { month: ReportContent };
};

export const MonthInMinute = ({
  portal: { client, month, refreshing, next_steps: next },
}: MonthInMinuteProps) => {
  const { currency } = month;
  return (
    <section className={styles.minute} aria-labelledby="minute">
      <header>
        <Flex wrap align="center" gap="8px 16px">
          <ClientLogo id={client.logo_id} size="large" />
          <h2 id="minute">This month in one minute</h2>
        </Flex>
        <p>
          {rangeText(month.range)}
          {month.compared_range &&
            `, compared with ${rangeText(month.compared_range)}${isWholeMonth(month.range) ? '' : ', weekday by weekday'}`}
        </p>
      </header>
      {refreshing.length > 0 && (
        <p role="status">Data for {refreshing.join(', ')} is being refreshed; some figures may still grow.</p>
      )}
      <Figures section={sectionIn(month, 'figures')} currency={currency} />
      <div className={styles.parts}>
        <Goals section={sectionIn(month, 'goals')} currency={currency} />
        <Done section={sectionIn(month, 'actions')} />
        <Next next={next} />
      </div>
    </section>
  );
};
