/** Lists alert rules with terms, how often they would have fired, and actions. */

import { Button, Flex } from 'antd';
import { checkHour } from '#domain/alerts/morningCheck.ts';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import { compareNames } from '#domain/text/searchText.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Alerts.module.css';
import { rulesCsv } from './alertsCsv.ts';
import { firedInWords, termsInWords } from './alertWords.ts';

type RuleListProps = {
  nameOf: (clientId: string) => string;
  changes: Reversible | null;
  onForm: (rule: AlertRuleItem | null) => void;
};

const mutedDays = 7;

const removal = ({ id, etag }: AlertRuleItem, name: string): ReversibleChange => ({
  kind: 'removeRule',
  id,
  name,
  etag,
  details: { made: `Removed the rule for ${name}.`, takenBack: `The rule for ${name} is back.` },
});

const muting = ({ id, etag }: AlertRuleItem, name: string, until: string | null): ReversibleChange => ({
  kind: 'muteRule',
  id,
  name,
  etag,
  details: {
    until: until ?? '',
    made:
      until === null
        ? `The rule for ${name} alerts again.`
        : `Muted the rule for ${name} until ${longDay(until)}.`,
    takenBack: `The rule for ${name} is unchanged again.`,
  },
});

type ActionsProps = { rule: AlertRuleItem; name: string; changes: Reversible } & Pick<
  RuleListProps,
  'onForm'
>;

const Actions = ({ rule, name, changes, onForm }: ActionsProps) => {
  const { world } = useServices();
  const today = epochDayAt(world.clock.now());
  const isMuted = rule.muted_until !== null && rule.muted_until >= calendarDayOf(today);
  const until = isMuted ? null : calendarDayOf(today + mutedDays);
  const terms = termsInWords(rule);
  return (
    <div className={styles.actions}>
      <Button size="small" type="text" aria-label={`Change: ${name}, ${terms}`} onClick={() => onForm(rule)}>
        Change
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={`${isMuted ? 'Unmute' : 'Mute for a week'}: ${name}, ${terms}`}
        onClick={() => changes.ask(muting(rule, name, until))}
      >
        {isMuted ? 'Unmute' : 'Mute a week'}
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={`Remove: ${name}, ${terms}`}
        onClick={() => changes.ask(removal(rule, name))}
      >
        Remove
      </Button>
    </div>
  );
};

const State = ({ rule: { is_met, muted_until } }: { rule: AlertRuleItem }) => {
  const { world } = useServices();
  const isMuted = muted_until !== null && muted_until >= calendarDayOf(epochDayAt(world.clock.now()));
  if (isMuted)
    return (
      <>
        <StatusTag tone="quiet">Muted until {longDay(muted_until)}</StatusTag>
        <span className={styles.under}>Then it alerts again by itself</span>
      </>
    );
  return is_met ? <StatusTag tone="warning">Triggered</StatusTag> : <StatusTag tone="good">OK</StatusTag>;
};

const columnsOf = ({ nameOf, changes, onForm }: RuleListProps): readonly DataColumn<AlertRuleItem>[] => [
  {
    key: 'client',
    title: 'Client',
    isName: true,
    width: '18%',
    compare: (one, other) => compareNames(nameOf(one.client_id), nameOf(other.client_id)),
    cell: ({ client_id }) => nameOf(client_id),
  },
  {
    key: 'terms',
    title: 'Rule',
    width: '34%',
    compare: (one, other) => compareNames(termsInWords(one), termsInWords(other)),
    cell: (rule) => (
      <>
        {termsInWords(rule)}
        <span className={styles.under}>{firedInWords(rule.fired)}</span>
      </>
    ),
  },
  { key: 'state', title: 'Status', width: '14%', cell: (rule) => <State rule={rule} /> },
  ...(changes
    ? [
        {
          key: 'actions',
          title: 'Actions',
          hidesTitle: true as const,
          label: null,
          align: 'end' as const,
          cell: (rule: AlertRuleItem) => (
            <Actions rule={rule} name={nameOf(rule.client_id)} changes={changes} onForm={onForm} />
          ),
        },
      ]
    : []),
];

export const RuleList = (props: RuleListProps) => {
  const { data, error, refetch } = useReply('listAlertRules', { limit: everything });
  return (
    <section aria-labelledby="alert-rules">
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.head ?? ''}>
        <h2 id="alert-rules">Rules</h2>
        <div className={styles.tools}>
          <CsvButton what="alert rules" rows={data?.items} tableOf={(rows) => rulesCsv(rows, props.nameOf)} />
          {props.changes && (
            <Button type="primary" onClick={() => props.onForm(null)}>
              New rule
            </Button>
          )}
        </div>
      </Flex>
      <p className="note">Checked daily at {checkHour}:00 UTC for the previous day.</p>
      {error && !data ? (
        <ListFailure what="The rules" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          label="Alert rules"
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columnsOf(props)}
          pageSize={25}
          empty={
            <EmptyList
              words={emptyLists.rules.nothingCreated}
              onAction={props.changes ? () => props.onForm(null) : undefined}
            />
          }
        />
      )}
    </section>
  );
};
