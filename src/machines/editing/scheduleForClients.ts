/** A report for each of several clients, made from a template, addressed to the client's contacts and run by one schedule. */

import type { ReportScheduleItem } from '#domain/contract/reportSchemas.ts';
import { mostUndone } from '#domain/history/mostUndone.ts';
import { longestReportName } from '#domain/reports/reportRules.ts';
import { type ReportTemplateName, reportTemplates } from '#domain/reports/templates.ts';
import type { ApiClient } from '../api/apiClient.ts';

/** As far as a report of a client needs it. */
export type ScheduledClient = {
  readonly id: string;
  readonly name: string;
  /** In which the schedule runs. */
  readonly time_zone: string;
};

/** Creating, addressing and scheduling. */
const stepsOfOne = 3;

/** More could not be taken back by one press. */
export const mostScheduled = Math.floor(mostUndone / stepsOfOne);

export type ScheduleForClients = {
  readonly clients: readonly ScheduledClient[];
  readonly beginning: ReportTemplateName;
  /** The zone is each client's own. */
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

/** Which clients have a report now, and the positions of all that was done; a refusal throws as long as nothing was. */
export const scheduleForClients = async (api: Pick<ApiClient, 'call'>, asked: ScheduleForClients) => {
  const positions: number[] = [];
  const scheduled: string[] = [];
  try {
    for (const client of asked.clients) {
      const isDone = await scheduleOne(api, client, asked, (position) => void positions.push(position));
      if (isDone) scheduled.push(client.id);
    }
  } catch (error) {
    // What was done so far is told with its way back, and those that are left are counted.
    if (positions.length === 0) throw error;
  }
  return { positions, scheduled };
};
