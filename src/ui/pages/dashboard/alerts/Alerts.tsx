/** Renders the alerts of the clients and the rules that raise them. */
import { Flex } from 'antd';

import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import { type TargetFigure, targetFigures } from '#domain/goals/targetFigures.ts';
import { outcomeOf } from '#machines/api/outcome.ts';
import { makeRuleChange } from '#machines/editing/alertRulesService.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { newRuleKey } from '../../../parts/alertsAddress.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useNavigationIntent } from '../../../services/navigationIntent.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { AlertList } from './AlertList.tsx';
import { AlertRuleForm } from './AlertRuleForm.tsx';
import styles from './Alerts.module.css';
import { useAlertView } from './alertView.ts';
import { RuleList } from './RuleList.tsx';

type AskedRule = {
  readonly figure: TargetFigure | null;
  readonly forget: () => void;
};

const useAskedRule = (): AskedRule => {
  const [params, setParams] = useSearchParams();
  const asked = params.get(newRuleKey);
  return {
    figure: targetFigures.find((figure) => figure === asked) ?? null,
    forget: () => {
      if (asked === null) return;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(newRuleKey);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
};

type OpenForm = { readonly rule: AlertRuleItem | null };

const savedWords = (former: AlertRuleItem | null, count: number) => {
  if (former) return { made: 'Changed the rule.', takenBack: 'The rule has its previous terms again.' };
  const many = count === 1 ? '1 rule' : `${count} rules`;
  return { made: `Set ${many}.`, takenBack: `${many} removed.` };
};

const raisedInWords = (raised: number): string => {
  if (raised === 0) return 'No new alerts.';
  return raised === 1 ? '1 new alert.' : `${raised} new alerts.`;
};

export const Alerts = () => {
  const { api } = useServices();
  const mayChange = useCanEdit();
  const all = useClients(true);
  const undoable = useReversible(makeRuleChange);
  const changes = mayChange ? undoable : null;
  const asked = useAskedRule();
  const { client } = useAlertView();
  const [opened, setForm] = useState<OpenForm | null>(null);
  const form = opened ?? (asked.figure !== null && mayChange ? { rule: null } : null);
  useNavigationIntent('newRule', () => mayChange && setForm({ rule: null }), all !== undefined);
  const [summary, setSummary] = useState('');
  const names = useMemo(() => new Map(all?.map(({ id, name }) => [id, name])), [all]);
  const choices = useMemo(
    () =>
      (all ?? [])
        .filter(({ archived_at }) => archived_at === null)
        .map(({ id, name }) => ({ value: id, label: name })),
    [all],
  );
  // Accepts the client of the address until the list of clients is loaded.
  const isOfClient = client !== '' && (!all || choices.some(({ value }) => value === client));
  const nameOf = (clientId: string) => names.get(clientId) ?? 'A client';
  const check = async () => {
    let raised = 0;
    const asked = api.call('checkAlerts', { body: { rule_ids: null } }).then((reply) => {
      raised = reply.raised;
    });
    const { error } = await outcomeOf(asked);
    setSummary(error === null ? raisedInWords(raised) : error.message);
  };
  return (
    <Flex vertical gap={48} className={styles.alerts ?? ''}>
      <div>
        <ChangeNotice actor={undoable.actor} words={undoable.words} />
        <p role="status" className="note">
          {summary}
        </p>
        <AlertList
          nameOf={nameOf}
          changes={changes}
          onCheck={() => void check()}
          onForm={() => setForm({ rule: null })}
          clients={choices}
        />
      </div>
      <RuleList nameOf={nameOf} changes={changes} onForm={(rule) => setForm({ rule })} />
      {form && (
        <AlertRuleForm
          rule={form.rule}
          about={{
            ...(asked.figure ? { figure: asked.figure, condition: 'unusual' } : { figure: 'cpa_cents' }),
            clientId: isOfClient ? client : null,
          }}
          clients={choices}
          onSaved={(former, rules, position) =>
            undoable.ask(changeWithNotice(savedWords(former, rules.length), position))
          }
          onClose={() => {
            setForm(null);
            asked.forget();
          }}
        />
      )}
    </Flex>
  );
};
