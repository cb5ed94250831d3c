/** Decides which events about a client only the agency sees; printouts are handed on, so they leave these out, too. */

/** Competitors, owner, tags, fees, assumptions, alerts, notes, tasks, contacts, and merges. */
const agencyOnly =
  /^(?:Competitor|Alert|GoalMoved|ImportMoved|Client(?:Owner|Tags|Contract|Lifetime|Merged|Contact|Note|Task))/;

type SharedFact = { readonly type: string; readonly data: { readonly shared?: unknown } };

/** `shared`: false for annotations of the agency. */
export const isAgencyOnly = ({ type, data }: SharedFact): boolean =>
  agencyOnly.test(type) || data.shared === false;
