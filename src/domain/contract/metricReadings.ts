/** Lists the queries about metrics that a change of facts invalidates. */
export const figures = ['readMetrics', 'readMetricExplanation', 'readPortfolio', 'readRealtime'] as const;
/** Forecasts and rules read complete days only. */
const forecast = ['readMetricForecast'] as const;
const suggestions = ['listSuggestedQuestions'] as const;
export const rules = ['listAlertRules', 'readAlertPreview'] as const;
export const metrics = [...figures, ...forecast, 'readPortal', ...rules, ...suggestions] as const;
