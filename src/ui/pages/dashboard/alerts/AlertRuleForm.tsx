/** Renders the form of an alert rule, with a preview of how often the rule would have fired. */

import { Form, Input, Select } from 'antd';
import { useRef, useState } from 'react';
import {
  type AlertCondition,
  alertConditions,
  alertConditionWords,
  alertDirectionLabels,
  alertDirections,
  hasDirection,
  ruleErrors,
} from '#domain/alerts/alertRules.ts';
import { readThreshold, sensitivityLabels, thresholdHint } from '#domain/alerts/ruleText.ts';
import { sensitivityNames } from '#domain/analysis/figureAnomalies.ts';
import type { AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import { type TargetFigure, targetFigures } from '#domain/goals/targetFigures.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import {
  alertRuleEditorService,
  alertRuleVersion,
  days,
  termsOfFields,
} from '#machines/editing/alertRulesService.ts';
import type { EditedVersion, EditFields } from '#machines/editing/editFormMachine.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './Alerts.module.css';
import { firedInWords, termsInWords } from './alertWords.ts';

const labels = {
  client_ids: 'Clients',
  figure: 'Figure',
  condition: 'Condition',
  threshold: 'Threshold',
  sensitivity: 'Sensitivity',
  direction: 'Direction',
  window_days: 'Days to look at',
  cooldown_days: 'Days before alerting again',
} as const;

const blank: EditedVersion = {
  fields: {
    figure: 'cpa_cents',
    condition: 'above',
    threshold: '',
    sensitivity: 'medium',
    direction: 'either',
    window_days: '7',
    cooldown_days: '7',
  },
  etag: null,
};

type About = {
  readonly clientId: string | null;
  readonly figure: TargetFigure;
  /** Omitted: the usual condition for the metric. */
  readonly condition?: AlertCondition;
};

/** The defaults are falling sales and rising costs, the most common alerts. */
const blankFor = ({ figure, condition }: About): EditedVersion => ({
  ...blank,
  fields: {
    ...blank.fields,
    figure,
    condition: condition ?? (figureSpecs[figure].better === 'higher' ? 'below' : 'above'),
  },
});

const figureOptions = targetFigures.map((value) => ({ value, label: figureSpecs[value].label }));
/** Rules about competitors are set on their page. */
const conditionOptions = alertConditions
  .filter((value) => value !== 'rival')
  .map((value) => ({ value, label: alertConditionWords[value] }));

const sensitivityOptions = sensitivityNames.map((value) => ({ value, label: sensitivityLabels[value] }));
const directionOptions = alertDirections.map((value) => ({ value, label: alertDirectionLabels[value] }));

export type ClientChoice = { readonly value: string; readonly label: string };

type Terms = ReturnType<typeof termsOfFields>;

const problemsOf = (terms: Terms & { readonly rival?: string | undefined }) =>
  ruleErrors({ ...terms, windowDays: terms.window_days, cooldownDays: terms.cooldown_days });

const Preview = ({
  terms,
  client,
}: {
  terms: Terms & { readonly rival?: string };
  client: ClientChoice | undefined;
}) => {
  const isSound = client !== undefined && Object.keys(problemsOf(terms)).length === 0;
  const query = {
    ...terms,
    client: client?.value ?? '',
    threshold: String(terms.threshold),
    window_days: String(terms.window_days),
    cooldown_days: String(terms.cooldown_days),
  };
  const { data, error, refetch } = useReply('readAlertPreview', query, isSound);
  if (!isSound) return <p className="note">Fill in the terms to see how often this rule would have fired.</p>;
  if (!data && error) return <ListFailure what="The count" error={error} onRetry={refetch} />;
  if (!data) return <p className="note">Counting…</p>;
  if (data.too_few)
    return (
      <p role="status" className={styles.preview}>
        This needs {data.too_few.needed} full days with figures to know what is usual, and {client.label} has{' '}
        {data.too_few.known}. Until then it never alerts.
      </p>
    );
  const last = data.fired.at(-1);
  return (
    <p role="status" className={styles.preview}>
      <strong>{firedInWords(data.fired.length)}</strong> for {client.label}
      {last && `, last on ${longDay(last.day)}`}. {termsInWords(terms)}.
    </p>
  );
};

type AlertRuleFormProps = {
  rule: AlertRuleItem | null;
  about: About;
  clients: readonly ClientChoice[];
  onSaved: (former: AlertRuleItem | null, rules: readonly AlertRuleItem[], position: number | null) => void;
  onClose: () => void;
};

export const AlertRuleForm = ({ rule, about, clients, onSaved, onClose }: AlertRuleFormProps) => {
  const { api } = useServices();
  const [chosen, setChosen] = useState<readonly string[]>(
    rule ? [rule.client_id] : about.clientId === null ? [] : [about.clientId],
  );
  const ids = useRef(chosen);
  ids.current = chosen;
  const start = rule ? alertRuleVersion(rule) : blankFor(about);
  const edit = useEditForm({
    start,
    actors: alertRuleEditorService({
      api,
      rule,
      clientIds: () => ids.current,
      onSaved: (rules, position) => onSaved(rule, rules, position),
    }),
    onLeave: onClose,
  });
  const typed = (Form.useWatch([], edit.form) as EditFields | undefined) ?? start.fields;
  const terms = {
    ...termsOfFields({ ...start.fields, ...typed }),
    ...(rule?.rival ? { rival: rule.rival } : {}),
  };
  const problems = problemsOf(terms);
  const first = clients.find(({ value }) => value === chosen[0]);
  return (
    <EditDrawer
      edit={edit}
      title={rule ? `Rule for ${first?.label ?? 'a client'}` : 'New alert rule'}
      submit="Save rule"
      labels={labels}
      onClose={onClose}
    >
      {rule === null && (
        <Form.Item label={labels.client_ids} htmlFor="rule-clients" required>
          <Select
            id="rule-clients"
            mode="multiple"
            value={[...chosen]}
            options={[...clients]}
            showSearch={searchedByLabel}
            placeholder="Choose one or more"
            onChange={setChosen}
          />
        </Form.Item>
      )}
      {rule?.rival == null && (
        <>
          <Form.Item name="figure" label={labels.figure}>
            <Select id="rule-figure" aria-label={labels.figure} options={figureOptions} />
          </Form.Item>
          <Form.Item name="condition" label={labels.condition}>
            <Select id="rule-condition" aria-label={labels.condition} options={conditionOptions} />
          </Form.Item>
        </>
      )}
      {terms.condition === 'unusual' && (
        <Form.Item name="sensitivity" label={labels.sensitivity}>
          <Select id="rule-sensitivity" aria-label={labels.sensitivity} options={sensitivityOptions} />
        </Form.Item>
      )}
      {hasDirection(terms.condition) && (
        <Form.Item name="direction" label={labels.direction}>
          <Select id="rule-direction" aria-label={labels.direction} options={directionOptions} />
        </Form.Item>
      )}
      {terms.condition !== 'no_data' && terms.condition !== 'unusual' && (
        <FormField
          name="threshold"
          label={labels.threshold}
          hint={thresholdHint(terms.figure, terms.condition)}
          problemOf={(text) =>
            chosen.length === 0
              ? 'Choose a client first'
              : (readThreshold(terms.figure, terms.condition, text).problem ?? problems.threshold ?? null)
          }
        >
          <Input autoComplete="off" inputMode="decimal" />
        </FormField>
      )}
      {terms.condition !== 'unusual' && (
        <FormField
          name="window_days"
          label={labels.window_days}
          problemOf={(text) => readTypedNumber(text, days).problem ?? problems.window_days ?? null}
        >
          <Input autoComplete="off" inputMode="numeric" />
        </FormField>
      )}
      <FormField
        name="cooldown_days"
        label={labels.cooldown_days}
        problemOf={(text) => readTypedNumber(text, days).problem ?? problems.cooldown_days ?? null}
      >
        <Input autoComplete="off" inputMode="numeric" />
      </FormField>
      <Preview terms={terms} client={first} />
    </EditDrawer>
  );
};
