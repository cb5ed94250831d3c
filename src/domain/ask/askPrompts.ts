/** Lists the questions that `/` offers, each answerable in every workspace with figures. */

export type AskPrompt = { readonly name: string; readonly question: string };

export const askPrompts: readonly AskPrompt[] = [
  { name: 'why', question: 'Why did CPA change last month?' },
  { name: 'top', question: 'Top 5 campaigns by ROAS last month' },
  { name: 'trend', question: 'Revenue by week in the last 90 days' },
  { name: 'compare', question: 'Compare email with paid search by revenue last month' },
  { name: 'goals', question: 'Which goals are behind?' },
  { name: 'changes', question: 'What changed last week?' },
  { name: 'define', question: 'What is MER?' },
];

/** Those whose name begins with what follows the slash; none without a slash. */
export const promptsFor = (draft: string): readonly AskPrompt[] =>
  draft.startsWith('/')
    ? askPrompts.filter(({ name }) => name.startsWith(draft.slice(1).trim().toLowerCase()))
    : [];
