/** The words that say nothing by themselves, which rules may pass over. */

const list = (words: string): readonly string[] => words.split('|');

/** Any rule may. Negations, times and verbs of their own are not among them: these change what is asked. */
export const stopWords = list(
  'a|an|the|of|for|in|on|at|to|with|by|from|our|my|mine|we|i|me|us|you|your|it|its|there|and|so|please|hello|hi|hey|thanks|thank you|tell me|show me|give me|tell us|show us|give us|can you|could you|would you|do you know|i want to know|i would like to know|about',
);

/** Rules about how things are may, but none about what has happened. */
export const presentWords = list('is|are|am|do|does|have|has|can|could|be|whats|whos');

/** Rules about what has happened may: “does” and “is” ask about now. */
export const pastWords = list('did|was|were|has|have|had|been|whats|whos');

/** What a question is made with. They are no part of what was understood of it. */
const questionWords = list(
  'who|when|what|which|how|why|how many|how much|number of|list|show|name|count|did|do|does|any|all|last|now|much|many',
);

const quiet = new Set([...stopWords, ...presentWords, ...pastWords, ...questionWords]);

/** Whether a phrase is worth naming as something that was understood. */
export const isWorthNaming = (phrase: string): boolean => !quiet.has(phrase);
