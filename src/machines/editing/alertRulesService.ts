/** Connects the form of an alert rule to the backend. */
import {
  type AlertCondition,
  alertConditions,
  alertDirections,
  hasDirection,
} from '#domain/alerts/alertRules.ts';
import { readThreshold, sensitivityOf, textOfThreshold } from '#domain/alerts/ruleText.ts';
import { sensitivities, sensitivityNames } from '#domain/analysis/figureAnomalies.ts';
import type { AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import { isTargetFigure, type TargetFigure } from '#domain/goals/targetFigures.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { makeNotice } from './changeNotice.ts';
import type { EditedVersion, EditFields } from './editFormMachine.ts';
import { type EditedSubject, editFormService } from './editFormService.ts';
import { type Make, textIn } from './make.ts';

export const alertRuleVersion = (rule: AlertRuleItem): EditedVersion => ({
  fields: {
    figure: rule.figure,
    condition: rule.condition,
    threshold: textOfThreshold(rule.figure, rule.condition, rule.threshold),
    sensitivity: sensitivityOf(rule.threshold),
    direction: rule.direction,
    window_days: String(rule.window_days),
    cooldown_days: String(rule.cooldown_days),
  },
  etag: rule.etag,
});

export const days = { decimals: 0 } as const;

const figureIn = ({ figure }: EditFields): TargetFigure => (isTargetFigure(figure) ? figure : 'cpa_cents');

const conditionIn = ({ condition }: EditFields): AlertCondition =>
  alertConditions.find((one) => one === condition) ?? 'above';

const sensitivityIn = ({ sensitivity }: EditFields): number =>
  sensitivities[sensitivityNames.find((one) => one === sensitivity) ?? 'medium'];

const daysOf = (text: FieldValue | undefined): number =>
  readTypedNumber(String(text ?? ''), days).value ?? Number.NaN;

/** The terms from the fields. An unreadable threshold becomes 0 and an unreadable number of days NaN; the backend refuses both. */
export const termsOfFields = (fields: EditFields) => {
  const [figure, condition] = [figureIn(fields), conditionIn(fields)];
  return {
    figure,
    condition,
    threshold:
      condition === 'unusual'
        ? sensitivityIn(fields)
        : (readThreshold(figure, condition, String(fields.threshold ?? '')).value ?? 0),
    direction:
      (hasDirection(condition) && alertDirections.find((one) => one === fields.direction)) || 'either',
    window_days: daysOf(fields.window_days),
    cooldown_days: daysOf(fields.cooldown_days),
  };
};

export type AlertRuleFormParts = {
  readonly api: ApiClient;
  readonly rule: AlertRuleItem | null;
  readonly clientIds: () => readonly string[];
  readonly onSaved: (rules: readonly AlertRuleItem[], position: number | null) => void;
};

const editedRule = (api: ApiClient, { id }: AlertRuleItem): EditedSubject => ({
  read: async (signal) => {
    const { items } = await api.call('listAlertRules', { query: { limit: '500' }, signal });
    const theirs = items.find((one) => one.id === id);
    return theirs ? alertRuleVersion(theirs) : null;
  },
  restore: () => api.call('restoreAlertRule', { params: { id } }),
});

/** New or changed rules are evaluated at once, so they may raise alerts for existing data. */
export const alertRuleEditorService = ({ api, rule, clientIds, onSaved }: AlertRuleFormParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const terms = termsOfFields(fields);
      const rules =
        rule === null || etag === null
          ? (
              await api.call('setAlertRules', {
                body: { client_ids: [...clientIds()], ...terms },
                ...options,
              })
            ).rules
          : [
              (
                await api.call('changeAlertRule', {
                  params: { id: rule.id },
                  body: terms,
                  ifMatch: etag,
                  ...options,
                })
              ).rule,
            ];
      await api.call('checkAlerts', { body: { rule_ids: rules.map(({ id }) => id) } });
      return rules;
    },
    onSaved,
    subject: rule && editedRule(api, rule),
  });

export type AlertRuleKind = 'told' | 'removeRule' | 'muteRule';

const makes: Readonly<Record<AlertRuleKind, Make>> = {
  told: makeNotice,
  removeRule: (api, { id, etag }, options) =>
    api.call('removeAlertRule', { params: { id }, ifMatch: etag, ...options }),
  muteRule: (api, { id, details }, options) => {
    const until = textIn(details, 'until');
    return api.call('muteAlertRule', {
      params: { id },
      body: { until: until === '' ? null : until },
      ...options,
    });
  },
};

export const makeRuleChange: Make = async (api, change, options) => {
  const { kind } = change;
  if (!Object.hasOwn(makes, kind)) throw new Error(`Rules of alerts know no change “${kind}”`);
  return makes[kind as AlertRuleKind](api, change, options);
};
