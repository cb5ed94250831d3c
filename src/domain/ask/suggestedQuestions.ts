/** Lists starter questions; a separate module, so that the page loads without the answer rules. */

export const mostSuggested = 6;

export const suggestedQuestions = [
  'How is revenue this month against last month?',
  'Top 5 campaigns by ROAS in the last 30 days',
  'Why did conversions change last week?',
  'What is MER?',
  'Which plan do we have?',
  'How many more clients can we add?',
  'Who added the last client?',
] as const;

/** For people of a client: nothing about the agency itself. */
export const clientQuestions = [
  'How is revenue this month against last month?',
  'Which channel has the most conversions?',
  'What happened this week?',
  'What changed last?',
  'What is ROAS?',
] as const;
