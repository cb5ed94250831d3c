/** The days that stand out, why each does, and the events behind it. */

import { inWords } from '#domain/answers/eventWords.ts';
import type { ActivityFinding, ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { lazily } from '#domain/english/lazily.ts';
import { day as writtenDay } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './AdvancedAnalytics.module.css';

const weekday = lazily(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }));

const comparison = ({ day, compared_with, compared_days }: ActivityFinding): string =>
  compared_with === 'weekday'
    ? `the ${compared_days} ${weekday().format(new Date(day))}s of this time`
    : `all ${compared_days} whole days of this time`;

const Finding = ({ finding }: { finding: ActivityFinding }) => {
  const { day, events, usual, score, types, positions } = finding;
  return (
    <li>
      <h3>
        {writtenDay(day)}: {`${events}\u00a0${events === 1 ? 'event' : 'events'}`}, where {usual} is usual
      </h3>
      <p>
        {Math.abs(score).toFixed(1)} spreads {score > 0 ? 'above' : 'below'} the middle of{' '}
        {comparison(finding)}.
        {types.length > 0 &&
          ` Mostly ${types.map(({ type, count }) => `${inWords(type)} (${count})`).join(', ')}.`}
      </p>
      {positions.length > 0 && (
        <p className={styles.sources}>
          <span>Its first events:</span>
          {positions.map((position) => (
            <AppLink
              key={position}
              to={`/real-time-monitoring?event=${position}`}
              aria-label={`Event ${position}`}
            >
              #{position}
            </AppLink>
          ))}
        </p>
      )}
    </li>
  );
};

const tooFew = (compared: number, needed: number): string =>
  `Too little to say yet: ${needed} whole days are needed to know what is usual, and there ${
    compared === 1 ? 'is 1' : `are ${compared}`
  } here. The days are counted from the first event that is open to you; today is left out, as it is not over.`;

export const Findings = ({ findings, compared, needed }: ActivityReply) => (
  <section aria-labelledby="findings">
    <h2 id="findings">Days that stand out</h2>
    {findings === null && <p className={styles.quiet}>{tooFew(compared, needed)}</p>}
    {findings?.length === 0 && (
      <p className={styles.quiet}>None of the {compared} whole days stands out from the others.</p>
    )}
    {findings && findings.length > 0 && (
      <ol className={styles.findings}>
        {findings.map((finding) => (
          <Finding key={finding.day} finding={finding} />
        ))}
      </ol>
    )}
  </section>
);
