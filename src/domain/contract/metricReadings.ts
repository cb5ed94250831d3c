/** Lists the queries about metrics that a change of facts invalidates. */
/** They count the running day too. */
const analyses = ['readAttribution', 'readCohorts', 'readBenchmarks'] as const;
export const figures = [
  'readMetrics',
  'readMetricExplanation',
  'readPortfolio',
  'readRealtime',
  ...analyses,
] as const;
/** It reads whole weeks. */
const budget = ['readBudget'] as const;
/** They and rules read full days only; goals and budgets tell where they will end. */
const forecast = ['readMetricForecast', 'listGoals'] as const;
/** It reads full days too, of clients by their names. */
const suggestions = ['listSuggestedQuestions'] as const;
export const rules = ['listAlertRules', 'readAlertPreview'] as const;
export const metrics = [...figures, ...forecast, ...budget, 'readPortal', ...rules, ...suggestions] as const;
