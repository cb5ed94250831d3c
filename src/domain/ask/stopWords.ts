/** Lists the stop words that rules may ignore. */

const list = (words: string): readonly string[] => words.split('|');

/** Every rule may ignore these. Negations, times and main verbs are excluded because they change the meaning. */
export const stopWords = list(
  'a|an|the|of|for|in|on|at|to|with|by|from|our|my|mine|we|i|me|us|you|your|it|its|there|and|so|please|hello|hi|hey|thanks|thank you|tell me|show me|give me|tell us|show us|give us|can you|could you|would you|do you know|i want to know|i would like to know|about',
);

/** Only rules about the present may ignore these. */
export const presentWords = list('is|are|am|do|does|have|has|can|could|be|whats|whos');

/** Only rules about the past may ignore these: “does” and “is” ask about now. */
export const pastWords = list('did|was|were|has|have|had|been|whats|whos');

/** Question words do not count as understood content. */
const questionWords = list(
  'who|when|what|which|how|why|how many|how much|number of|list|show|name|count|did|do|does|any|all|last|now|much|many',
);

const quiet = new Set([...stopWords, ...presentWords, ...pastWords, ...questionWords]);

export const isWorthNaming = (phrase: string): boolean => !quiet.has(phrase);
