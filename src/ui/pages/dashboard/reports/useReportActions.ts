/** Provides the actions on a report, each announced and, if possible, undoable. */
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ReportItem, ReportMove } from '#domain/contract/reportSchemas.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';

type Named = Pick<ReportItem, 'id' | 'name' | 'etag'>;

type Words = { readonly made: string; readonly takenBack: string };

const moveWords: Readonly<Record<ReportMove, (name: string) => Words>> = {
  generate: (name) => ({ made: `Made ${name}.`, takenBack: `The run of ${name} is removed.` }),
  approve: (name) => ({ made: `Approved ${name}.`, takenBack: `${name} needs review again.` }),
  reopen: (name) => ({ made: `${name} needs review again.`, takenBack: `${name} is approved again.` }),
  send: (name) => ({ made: `${name} is being sent.`, takenBack: `${name} is not sent.` }),
  undoSend: (name) => ({ made: `${name} is not sent.`, takenBack: `${name} is being sent.` }),
  pause: (name) => ({
    made: `Paused the schedule of ${name}.`,
    takenBack: `The schedule of ${name} is active again.`,
  }),
  resume: (name) => ({
    made: `The schedule of ${name} is active again.`,
    takenBack: `The schedule of ${name} is paused.`,
  }),
  restore: (name) => ({ made: `Restored ${name}.`, takenBack: `${name} is archived again.` }),
};

export const useReportActions = () => {
  const { api } = useServices();
  const changes = useReversible();
  return {
    changes,
    move: ({ id, name }: Named, move: ReportMove) =>
      changes.ask({
        make: (options) => api.call('moveReport', { params: { id }, body: { move }, ...options }),
        ...moveWords[move](name),
      }),
    comment: (
      { id, report_name }: ReportRunItem,
      words: { readonly section: string | null; readonly text: string; readonly internal: boolean },
      onSaid: () => void,
    ) =>
      changes.ask({
        make: async (options) => {
          const body = { answer: 'comment' as const, ...words };
          await api.call('answerReportRun', { params: { id }, body, ...options });
          onSaid();
        },
        about: words.text,
        made: `Commented on ${report_name}.`,
        takenBack: 'The comment is removed.',
      }),
    written: (section: string, position: number | null) =>
      changes.ask({
        make: async ({ onAppended }) => {
          if (position !== null) onAppended(position);
        },
        about: `${position}`,
        made: `Changed the text of ${section}.`,
        takenBack: `${section} has its previous text again.`,
      }),
    archive: ({ id, name, etag }: Named) =>
      changes.ask({
        make: (options) => api.call('archiveReport', { params: { id }, ifMatch: etag, ...options }),
        made: `Archived ${name}.`,
        takenBack: `${name} is back.`,
      }),
  };
};

export type ReportActions = ReturnType<typeof useReportActions>;
