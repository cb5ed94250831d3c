/** Renders the client, the range and the comparison that questions are about, and adds them to a question that names none. */
import { Select } from 'antd';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { figures } from '#domain/kpi/metricDictionary.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { freshnessWords } from '../../parts/view/freshnessWords.ts';
import { useClients, useMayListClients } from '../../parts/view/useClients.ts';
import { useClientToday } from '../../parts/view/useClientToday.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { FilterSelect } from '../../widgets/FilterSelect.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import styles from './AiChat.module.css';

export type AskedContext = {
  /** Name of the client; null for all clients. */
  readonly client: string | null;
  /** Words of the range, such as `in the last 7 days`; null leaves it to the question. */
  readonly range: string | null;
  /** Words of the comparison, such as `compared with the year before`; null leaves it to the question. */
  readonly against: string | null;
};

export const noContext: AskedContext = { client: null, range: null, against: null };

const ranges = [
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'in the last 7 days', label: 'Last 7 days' },
  { value: 'in the last 30 days', label: 'Last 30 days' },
  { value: 'this month', label: 'This month' },
  { value: 'last month', label: 'Last month' },
  { value: 'this year', label: 'This year' },
];

const comparisons = [
  { value: 'compared with the previous period', label: 'Previous period' },
  { value: 'compared with the year before', label: 'Year before' },
];

const metrics = figures.map(({ label }) => label.toLowerCase());

/** Questions about people, rules or documents have no client and range of their own. */
const otherSubject = /^(who|when)\b|\b(plan|goals?|alerts?|reports?|budgets?|clients)\b/;

const period =
  /\b(today|yesterday|days?|weeks?|months?|quarters?|years?|q[1-4]|since|until|(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b/;

/** A question that compares by itself is left so. */
const comparing = /\b(compar\w*|vs|versus|against|than|year over year|yoy|year ago|year before)\b/;

/** The added words are shown with the question, so that the reader sees what was answered. */
export const inContext = (question: string, { client, range, against }: AskedContext): string => {
  const lower = question.toLowerCase();
  if (otherSubject.test(lower) || !metrics.some((metric) => lower.includes(metric))) return question;
  const hasClient = client === null || /\bof\b/.test(lower) || lower.includes(client.toLowerCase());
  // Without days there is nothing to compare with.
  const hasPeriod = range !== null || period.test(lower);
  const added = [
    ...(hasClient ? [] : [`of ${client}`]),
    ...(range === null || period.test(lower) ? [] : [range]),
    ...(hasPeriod && against !== null && !comparing.test(lower) ? [against] : []),
  ];
  if (added.length === 0) return question;
  const [, text = question, mark = ''] = /^(.*?)\s*([?.!]*)\s*$/s.exec(question) ?? [];
  return `${text} ${added.join(' ')}${mark}`;
};

type QuestionContextProps = { context: AskedContext; onContext: (context: AskedContext) => void };

/** The freshness of the sources that the next question reads. */
const ContextSources = ({ client }: { readonly client: string | null }) => {
  const day = calendarDayOf(useClientToday(client) - 1);
  const now = useServices().world.clock.now();
  // Questions about the past read what the log knew then.
  const isWanted = useAsOf() === null;
  const query = { from: day, to: day, compare: 'none', ...(client && { client }) } as const;
  const { data } = useMetrics(query, { isWanted });
  const words = isWanted && data && freshnessWords(data.freshness, now);
  return words ? <p className={styles.quiet}>{words}</p> : null;
};

export const QuestionContext = ({ context, onContext }: QuestionContextProps) => {
  const mayList = useMayListClients();
  const clients = useClients(true)?.filter(({ archived_at }) => archived_at === null) ?? [];
  return (
    <div className={styles.context}>
      {mayList && (
        <Select
          aria-label="Client of the questions"
          showSearch={searchedByLabel}
          value={context.client ?? ''}
          options={[
            { value: '', label: 'All clients' },
            ...clients.map(({ name }) => ({ value: name, label: name })),
          ]}
          popupMatchSelectWidth={false}
          onChange={(client) => onContext({ ...context, client: client === '' ? null : client })}
        />
      )}
      <FilterSelect
        id="asked-range"
        label="Range of the questions"
        allOf="Any dates"
        value={context.range}
        options={ranges}
        onChange={(range) => onContext({ ...context, range })}
      />
      <FilterSelect
        id="asked-comparison"
        label="Comparison of the questions"
        allOf="No comparison"
        value={context.against}
        options={comparisons}
        onChange={(against) => onContext({ ...context, against })}
      />
      <ContextSources client={clients.find(({ name }) => name === context.client)?.id ?? null} />
    </div>
  );
};
