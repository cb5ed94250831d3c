/** What a copy of a client takes over from other streams: goals, the media budget, and reports. */
import type { ClonePart } from '#domain/clients/cloneParts.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import { longestReportName, longestSubject, longestTitle } from '#domain/reports/reportRules.ts';
import type { Client } from '#events/clients/client.ts';
import { type GoalCommand, goalDecider } from '#events/goals/goalDecider.ts';
import { goalStream } from '#events/goals/stream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { budgetsOf, goalsOf } from '#events/projections/goalDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import type { Report } from '#events/reports/report.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/stream.ts';
import type { Context } from '../../http/context.ts';
import { type Beside, begin, besideEach, mergedBeside } from '../../http/handleCommand.ts';
import { checkBuilder } from '../../reports/reportRoom.ts';

type Cloning = Pick<Context<'cloneClient'>, 'caller' | 'now' | 'world' | 'log'> & {
  readonly answers: Answers;
  readonly original: Client;
  /** Id and name of the copy. */
  readonly clone: Pick<Client, 'id' | 'name'>;
  readonly takes: readonly ClonePart[];
};

const asked = ({ caller: { workspaceId, accountId: by }, now }: Cloning) => ({ workspaceId, by, now });

/** A goal that is still to begin begins on its day, any other one today. */
const goalCommands = (cloning: Cloning): readonly GoalCommand[] => {
  const { answers, original, clone, takes, now, world } = cloning;
  if (!takes.includes('goals')) return [];
  const today = now.slice(0, 10);
  return goalsOf(answers.goalDirectory, cloning.caller.workspaceId)
    .filter(({ clientId, removedAt }) => clientId === original.id && removedAt === null)
    .map(({ figure, target, period, from }) => ({
      type: 'SetGoal',
      ...asked(cloning),
      goalId: world.ids.entity(),
      clientId: clone.id,
      figure,
      target,
      period,
      ...(from > today ? { from } : {}),
    }));
};

const budgetCommands = (cloning: Cloning): readonly GoalCommand[] => {
  const { answers, original, clone, takes } = cloning;
  if (!takes.includes('budget')) return [];
  const budget = budgetsOf(answers.goalDirectory, cloning.caller.workspaceId).find(
    ({ clientId, removedAt }) => clientId === original.id && removedAt === null,
  );
  const monthlyCents = budget?.steps.at(-1)?.monthlyCents ?? 0;
  if (monthlyCents === 0) return [];
  return [{ type: 'SetBudget', ...asked(cloning), clientId: clone.id, monthlyCents }];
};

/** Of the copy where it was of the original. The people of one client do not get what was made for another. */
const factsFor = ({ original, clone }: Cloning, facts: ReportFacts): ReportFacts => {
  const renamed = (text: string, longest: number) =>
    text.replaceAll(original.name, clone.name).slice(0, longest);
  return {
    ...facts,
    name: renamed(facts.name, longestReportName),
    title: renamed(facts.title, longestTitle),
    subject: renamed(facts.subject, longestSubject),
    recipients: [],
    sections: facts.sections.map((section) =>
      section.clientId === original.id ? { ...section, clientId: clone.id } : section,
    ),
  };
};

const reportBeside = (cloning: Cloning, { id: copyOf, facts }: Report): Beside => {
  const { answers, clone, now, world, caller } = cloning;
  const reportId = world.ids.entity();
  const made = factsFor(cloning, facts);
  checkBuilder(answers, { workspaceId: caller.workspaceId, now }, made);
  const about = { ...asked(cloning), reportId, clientId: clone.id, copyOf, facts: made };
  const command = { type: 'CreateReport', beginning: 'copy', ...about } as const;
  const ask = { stream: reportStream, key: [reportId], decider: reportDecider, command } as const;
  return begin(ask, caller.workspaceId);
};

/** Reports come without recipients and without a schedule. A report that the plan does not allow refuses the whole. */
export const besideClone = async (cloning: Cloning): Promise<Beside> => {
  const { answers, original, takes, caller, log } = cloning;
  const { workspaceId } = caller;
  const goals = await besideEach(
    { log },
    { stream: goalStream, key: [workspaceId] as const, decider: goalDecider },
    [...goalCommands(cloning), ...budgetCommands(cloning)],
    workspaceId,
  );
  const reports = reportsOf(answers.reportDirectory, workspaceId).filter(
    ({ clientId, archivedAt }) => clientId === original.id && archivedAt === null,
  );
  const taken = takes.includes('reports') ? reports : [];
  return mergedBeside([goals, ...taken.map((report) => reportBeside(cloning, report))]);
};
