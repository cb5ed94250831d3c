/** Finds overdue items of a client: reports whose latest run failed, and a contract up for renewal. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type ContractFee, contractEndOn, isRenewalDue } from '#domain/clients/contractRules.ts';
import type { RenewalState, StuckReport } from '#domain/portfolio/contractAlerts.ts';
import type { Answers } from '#events/projections/answers.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { latestRun, type Report } from '#events/reports/report.ts';

const stuckOf = (report: Report): readonly StuckReport[] => {
  const run = latestRun(report);
  if (report.archivedAt !== null || (run?.state !== 'blocked' && run?.state !== 'failed')) return [];
  return [
    {
      id: report.id,
      name: report.facts.name,
      block: run.state === 'blocked' ? (run.block?.reason ?? 'noData') : null,
      retries: run.failure !== null && run.failure.retryAt !== null && !report.paused,
    },
  ];
};

export const stuckReader = (answers: Answers, workspaceId: string) => {
  const reports = Map.groupBy(reportsOf(answers.reportDirectory, workspaceId), ({ clientId }) => clientId);
  return (clientId: string): readonly StuckReport[] => (reports.get(clientId) ?? []).flatMap(stuckOf);
};

export const renewalOf = (contract: readonly ContractFee[], today: EpochDay): RenewalState | null => {
  const lastDay = contractEndOn(contract, today);
  return lastDay !== null && isRenewalDue(contract, today) ? { lastDay, today } : null;
};
