/** Creates a report for each of several clients from a template, addressed to its contacts and run by one schedule. */

import type { ReportScheduleItem } from '#domain/contract/reportSchemas.ts';
import { mostUndone } from '#domain/history/mostUndone.ts';
import { longestReportName } from '#domain/reports/reportRules.ts';
import { type ReportTemplateName, reportTemplates } from '#domain/reports/reportTemplates.ts';
import type { ApiClient } from '../api/apiClient.ts';

export type ScheduledClient = {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
};

const stepsOfOne = 3;

/** The limit of clients, because one undo cannot take back more changes. */
export const mostScheduled = Math.floor(mostUndone / stepsOfOne);

export type ScheduleForClients = {
  readonly clients: readonly ScheduledClient[];
  readonly beginning: ReportTemplateName;
  readonly schedule: Omit<ReportScheduleItem, 'zone'>;
};

const scheduleOne = async (
  api: Pick<ApiClient, 'call'>,
  client: ScheduledClient,
  { beginning, schedule }: ScheduleForClients,
  onAppended: (position: number) => void,
): Promise<boolean> => {
  const { contacts } = await api.call('readClientRecord', { query: { client: client.id } });
  const recipients = contacts.map(({ email }) => email).filter((email) => email !== '');
  if (recipients.length === 0) return false;
  const name = `${client.name}: ${reportTemplates[beginning].title}`.slice(0, longestReportName);
  const body = { name, client_id: client.id, beginning };
  const { report } = await api.call('createReport', { body, onAppended });
  const params = { id: report.id };
  const addressed = await api.call('changeReport', {
    params,
    body: { recipients },
    ifMatch: report.etag,
    onAppended,
  });
  await api.call('scheduleReport', {
    params,
    body: { schedule: { ...schedule, zone: client.time_zone } },
    ifMatch: addressed.report.etag,
    onAppended,
  });
  return true;
};

/** Returns the clients that got a report and the positions of all changes. Throws a refusal only when nothing was done before. */
export const scheduleForClients = async (api: Pick<ApiClient, 'call'>, asked: ScheduleForClients) => {
  const positions: number[] = [];
  const scheduled: string[] = [];
  try {
    for (const client of asked.clients) {
      const isDone = await scheduleOne(api, client, asked, (position) => void positions.push(position));
      if (isDone) scheduled.push(client.id);
    }
  } catch (error) {
    // Completed changes are reported with undo, and the remaining clients are counted.
    if (positions.length === 0) throw error;
  }
  return { positions, scheduled };
};
