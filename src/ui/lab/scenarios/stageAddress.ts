/** Parses and formats the address of a stage: `two-tabs?step=7&take=yes`, `guided-tour?present=yes`. */
import type { PlayerStart } from './player.ts';

export type StagePlace = PlayerStart & {
  /** Name of the script; empty: the gallery, or the script of a link. */
  readonly name: string;
  readonly presents: boolean;
};

const yes = 'yes';

/** `step`: a number, or `end`. */
export const parseStagePlace = (rest: string): StagePlace => {
  const [name = '', query = ''] = rest.split('?', 2);
  const search = new URLSearchParams(query);
  const step = search.get('step');
  const until = step === 'end' ? Number.MAX_SAFE_INTEGER : Number(step);
  return {
    name,
    until: Number.isSafeInteger(until) && until > 0 ? until : 0,
    takes: search.get('take') === yes,
    presents: search.get('present') === yes,
  };
};

/** The place from which a visitor goes on by hand. */
export const preparedPlace = (name: string, at: number): string =>
  `${name}?${new URLSearchParams({ step: String(at), take: yes })}`;
