/** What is wrong with a script, and where. Apart from the reader, whose schemas the page fetches only to read one. */

export type ScriptProblem = {
  /** From 1; null for what is not in a step. */
  readonly step: number | null;
  /** Line of the text, from 1; null when it is not known. */
  readonly line: number | null;
  readonly message: string;
};

/** `Step 3, line 12: there is no step “klick”; did you mean “click”?` */
export const tellProblem = ({ step, line, message }: ScriptProblem): string => {
  const place = [step === null ? '' : `step ${step}`, line === null ? '' : `line ${line}`]
    .filter(Boolean)
    .join(', ');
  return place === '' ? message : `${place[0]?.toUpperCase()}${place.slice(1)}: ${message}`;
};
