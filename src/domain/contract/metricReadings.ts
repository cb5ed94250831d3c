/** The readings that tell of figures: which of them a change of facts touches. */
export const figures = ['readMetrics', 'readMetricExplanation', 'readPortfolio', 'readRealtime'] as const;
/** It and rules read full days only. */
const forecast = ['readMetricForecast'] as const;
/** It reads full days too, of clients by their names. */
const suggestions = ['listSuggestedQuestions'] as const;
export const rules = ['listAlertRules', 'readAlertPreview'] as const;
/** Figures come from the sources of clients. */
export const metrics = [...figures, ...forecast, 'readPortal', ...rules, ...suggestions] as const;
