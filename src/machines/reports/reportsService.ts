/** Connects the pages of reports to the backend. */
import { fromPromise } from 'xstate';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportDetails, ReportScheduleItem } from '#domain/contract/reportSchemas.ts';
import { readWithin } from '#domain/numbers/readWithin.ts';
import { type ReportBeginning, reportBeginnings } from '#domain/reports/reportTemplates.ts';
import { daysOfMonth, frequencies } from '#domain/reports/schedule.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields } from '../editing/editFormMachine.ts';
import { editFormService } from '../editing/editFormService.ts';
import { draftOf, fieldsOfDraft, type ReportDraft } from './reportDraft.ts';

type About = { readonly api: ApiClient; readonly id: string };

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');

const beginningIn = ({ beginning }: EditFields): ReportBeginning =>
  reportBeginnings.find((one) => one === beginning) ?? 'blank';

export const newReportService = ({
  api,
  onMade,
}: Pick<About, 'api'> & { readonly onMade: (report: ReportDetails) => void }) =>
  editFormService(api, {
    save: async ({ fields }, options) => {
      const beginning = beginningIn(fields);
      const body = {
        name: textOf(fields.name),
        client_id: textOf(fields.client_id),
        beginning,
        ...(beginning === 'copy' ? { copy_of: textOf(fields.copy_of) } : {}),
      };
      return (await api.call('createReport', { body, ...options })).report;
    },
    onSaved: onMade,
    subject: null,
  });

const read = async ({ api, id }: About, signal: AbortSignal): Promise<ReportDetails> =>
  (await api.call('readReport', { params: { id }, signal })).report;

export const reportDraftService = ({
  api,
  id,
  onSaved,
}: About & { readonly onSaved: (report: ReportDetails, position: number | null) => void }) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const body = draftOf(fields);
      return (await api.call('changeReport', { params: { id }, body, ifMatch: etag ?? '', ...options }))
        .report;
    },
    onSaved,
    subject: {
      read: async (signal) => {
        const report = await read({ api, id }, signal);
        return report.archived_at === null ? { fields: fieldsOfDraft(report), etag: report.etag } : null;
      },
      restore: () => api.call('moveReport', { params: { id }, body: { move: 'restore' } }),
    },
  });

export const scheduleVersion = ({
  schedule,
  etag,
}: Pick<ReportDetails, 'schedule' | 'etag'>): EditedVersion => ({
  fields: {
    frequency: schedule?.frequency ?? '',
    weekday: String(schedule?.weekday ?? 0),
    day: String(schedule?.day ?? 1),
    time: schedule?.time ?? '08:00',
    zone: schedule?.zone ?? 'UTC',
    ends_on: schedule?.ends_on ?? '',
  },
  etag,
});

export const scheduleIn = (fields: EditFields): ReportScheduleItem | null => {
  const frequency = frequencies.find((one) => one === fields.frequency);
  if (frequency === undefined) return null;
  const isWeekly = frequency === 'weekly';
  const endsOn = textOf(fields.ends_on).trim();
  return {
    frequency,
    weekday: isWeekly ? Number(fields.weekday) : null,
    day: isWeekly ? null : (readWithin(textOf(fields.day), daysOfMonth).value ?? 1),
    time: textOf(fields.time).trim(),
    zone: textOf(fields.zone),
    ends_on: endsOn === '' ? null : endsOn,
  };
};

export const scheduleService = ({ api, id }: About) =>
  editFormService(api, {
    save: ({ fields, etag }, options) =>
      api.call('scheduleReport', {
        params: { id },
        body: { schedule: scheduleIn(fields) },
        ifMatch: etag ?? '',
        ...options,
      }),
    subject: { read: async (signal) => scheduleVersion(await read({ api, id }, signal)) },
  });

export const previewService = (api: ApiClient, clientId: string) => ({
  preview: fromPromise<ReportContent, ReportDraft>(async ({ input, signal }) => {
    const { name, title, period, compare, filters, sections } = input;
    const body = { name, client_id: clientId, title, period, compare, filters, sections: [...sections] };
    return (await api.call('previewReport', { body, signal })).content;
  }),
});
