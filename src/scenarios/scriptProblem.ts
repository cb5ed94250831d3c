/** Defines and formats the errors of a script, apart from the parser, whose schemas load only for parsing. */

export type ScriptProblem = {
  /** From 1; null outside of steps. */
  readonly step: number | null;
  /** Line of the text, from 1; null when unknown. */
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
