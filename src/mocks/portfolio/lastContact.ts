/** Finds the last contact between agency and client: sent and due reports, and sign-ins of the client's people. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { Client } from '#events/clients/client.ts';
import { isAtWork } from '#events/clients/clientsFold.ts';
import type { Answers } from '#events/projections/answers.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Report } from '#events/reports/report.ts';

type Contact = Pick<PortfolioClient, 'last_report_at' | 'next_report_at' | 'last_sign_in_at'>;

const latestOf = (times: readonly (string | null | undefined)[]): string | null =>
  times.reduce<string | null>((latest, time) => (time && time > (latest ?? '') ? time : latest), null);

const earliestOf = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).toSorted()[0] ?? null;

const isDue = ({ archivedAt, paused }: Report): boolean => archivedAt === null && !paused;

export const contactReader = (answers: Answers, workspaceId: string) => {
  const reports = Map.groupBy(reportsOf(answers.reportDirectory, workspaceId), ({ clientId }) => clientId);
  const people = Map.groupBy(membersOf(answers.workspaceDirectory, workspaceId), (one) => one.clientId);
  const { lastSignIns } = answers.openSessions;
  return (client: Client): Contact => {
    const { id } = client;
    const own = reports.get(id) ?? [];
    const due = isAtWork(client) ? own.filter(isDue) : [];
    return {
      last_report_at: latestOf(own.flatMap(({ runs }) => runs.map(({ sentAt }) => sentAt))),
      next_report_at: earliestOf(due.map(({ nextAt }) => nextAt)),
      last_sign_in_at: latestOf((people.get(id) ?? []).map(({ accountId }) => lastSignIns[accountId])),
    };
  };
};
