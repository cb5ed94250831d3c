/** Lists commands about the work for clients: competitors, campaigns, goals, annotations and alerts. */
import { importBody, importedRow } from '#tests/support/importBody.ts';
import {
  at,
  type CommandSequence,
  fjord,
  type Step,
  type Steps,
  sending,
  type Told,
  undoLast,
  versioned,
} from './commandStep.ts';

const competitorSteps: Steps = {
  addCompetitor: [sending({ client_id: fjord, domain: 'rival.example', tier: 'direct' })],
  updateCompetitor: [
    { send: ({ told }) => versioned(told('addCompetitor').competitor, { notes: 'New shop' }) },
  ],
  removeCompetitor: [{ send: ({ told }) => versioned(told('updateCompetitor').competitor) }],
  restoreCompetitor: [{ send: ({ told }) => at(told('updateCompetitor').competitor.id) }],
};

const running = async ({ read }: CommandSequence) =>
  (await read('listCampaigns', { query: `client=${fjord}&status=running` })).items[0];

const campaignSteps: Steps = {
  changeCampaignBudget: [
    { send: async (sequence) => versioned(await running(sequence), { daily_budget_cents: 12_345 }) },
  ],
  pauseCampaign: [{ send: ({ told }) => versioned(told('changeCampaignBudget').campaign) }],
  resumeCampaign: [{ send: ({ told }) => at(told('pauseCampaign').campaign.id) }],
};

const goals = async ({ read }: CommandSequence) => read('listGoals', { query: `client=${fjord}` });
const revenueGoal = async (sequence: CommandSequence) =>
  (await goals(sequence)).items.find(
    ({ figure, period }: Told) => figure === 'revenue_cents' && period === 'month',
  );
const budget: Step = { send: () => ({ ...at(fjord), body: { monthly_cents: 900_000 } }) };

const goalSteps: Steps = {
  setGoal: [sending({ client_id: fjord, figure: 'orders', target: 4, period: 'month' })],
  changeGoal: [
    { send: ({ told }) => versioned(told('setGoal').goal, { target: 5 }) },
    { send: async (sequence) => versioned(await revenueGoal(sequence), { target: 20_000_000 }) },
    { send: async (sequence) => versioned(await revenueGoal(sequence), { target: 21_000_000 }) },
  ],
  removeGoal: [{ send: ({ told }) => versioned(told('changeGoal').goal) }],
  restoreGoal: [{ send: ({ told }) => at(told('changeGoal').goal.id) }],
  setBudget: [budget],
  removeBudget: [
    {
      send: async (sequence) => {
        const [first] = (await goals(sequence)).budgets;
        return versioned({ id: fjord, etag: first.etag });
      },
    },
    { ...budget, name: 'setBudget' },
  ],
};

const remark = { client_id: fjord, from: '2025-12-02', to: '2025-12-03', text: 'Sale', shared: true };

const annotationSteps: Steps = {
  addAnnotation: [sending(remark)],
  changeAnnotation: [
    { send: ({ told }) => versioned(told('addAnnotation').annotation, { text: 'Second sale' }) },
  ],
  removeAnnotation: [{ send: ({ told }) => versioned(told('changeAnnotation').annotation) }],
  restoreAnnotation: [{ send: ({ told }) => at(told('changeAnnotation').annotation.id) }],
};

const theImport = ({ told }: CommandSequence) => at(told('importRows').import.id);

const importSteps: Steps = {
  importRows: [
    {
      send: async () => ({
        ...at(fjord),
        body: await importBody([importedRow('2026-01-03', { measures: { sessions: 10_000_000 } })]),
      }),
    },
  ],
  withdrawImport: [{ send: theImport }],
  // The later steps expect it withdrawn.
  restoreImport: [{ send: theImport }, { name: 'withdrawImport', send: theImport }],
  addFacts: 'Its event is that of an import, which the sequence has.',
};

const terms = {
  figure: 'sessions',
  condition: 'below',
  threshold: 9_000_000,
  window_days: 7,
  cooldown_days: 7,
};
const pacing = { ...terms, figure: 'spend_cents', condition: 'pacing', threshold: 0.01 };

const alertSteps: Steps = {
  setAlertRules: [sending({ client_ids: [fjord], ...pacing }), sending({ client_ids: [fjord], ...terms })],
  checkAlerts: [{ send: ({ told }) => ({ body: { rule_ids: [told('setAlertRules').rules[0].id] } }) }],
  changeAlertRule: [
    { send: ({ told }) => versioned(told('setAlertRules').rules[0], { ...terms, threshold: 8_000_000 }) },
  ],
  acknowledgeAlert: [{ send: async ({ read }) => at((await read('listAlerts')).items[0].id) }],
  resolveAlert: [{ send: ({ told }) => at(told('acknowledgeAlert').alert.id) }, undoLast],
  muteAlertRule: [
    { send: ({ told }) => ({ ...at(told('changeAlertRule').rule.id), body: { until: '2026-03-01' } }) },
  ],
  removeAlertRule: [{ send: ({ told }) => versioned(told('muteAlertRule').rule) }],
  restoreAlertRule: [{ send: ({ told }) => at(told('muteAlertRule').rule.id) }],
};

export const workSteps: Steps = {
  ...alertSteps,
  ...competitorSteps,
  ...campaignSteps,
  ...importSteps,
  ...goalSteps,
  ...annotationSteps,
};
