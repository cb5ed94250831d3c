/** Renders the unusual days of the activity log, why each is unusual, and its events. */
import { Alert, Empty, Flex } from 'antd';
import { inWords } from '#domain/ask/eventWords.ts';
import type { ActivityFinding, ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { day as writtenDay } from '../../content/dates.ts';
import { EventLink } from '../../parts/EventLink.tsx';
import styles from './AdvancedAnalytics.module.css';
import { comparisonOf, verdictOf } from './findingWords.ts';

const Finding = ({ finding }: { finding: ActivityFinding }) => {
  const { day, events, usual, types, positions, numbers } = finding;
  return (
    <li>
      <h3>
        {writtenDay(day)}: {`${events}\u00a0${events === 1 ? 'event' : 'events'}`}, where {usual} is usual
      </h3>
      <p className="quiet">
        {verdictOf(finding)} {comparisonOf(finding)}
        {types.length > 0 &&
          ` Mostly ${types.map(({ type, count }) => `${inWords(type)} (${count})`).join(', ')}.`}
      </p>
      {positions.length > 0 && (
        <p className={`${styles.sources} quiet`}>
          <span>First events:</span>
          {positions.map((position, index) => (
            <EventLink key={position} event={{ position, number: numbers[index] ?? 0 }} />
          ))}
        </p>
      )}
    </li>
  );
};

const tooFew = (compared: number, needed: number): string =>
  `This needs ${needed} full days to know what is usual, and there ${
    compared === 1 ? 'is 1' : `are ${compared}`
  } so far. Today is excluded.`;

export const Findings = ({ findings, compared, needed }: ActivityReply) => (
  <Flex component="section" aria-labelledby="findings" vertical gap={12} className={styles.part ?? ''}>
    <h2 id="findings">Unusual days</h2>
    {findings === null && <Alert type="info" showIcon message={tooFew(compared, needed)} />}
    {findings?.length === 0 && (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={`None of the ${compared} full days is unusual.`}
      />
    )}
    {findings && findings.length > 0 && (
      <ol className={styles.findings}>
        {findings.map((finding) => (
          <Finding key={finding.day} finding={finding} />
        ))}
      </ol>
    )}
  </Flex>
);
