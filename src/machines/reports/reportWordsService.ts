/** Connects the form for a run's texts to the backend. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion } from '../editing/editFormMachine.ts';
import { editFormService } from '../editing/editFormService.ts';

export type WrittenSection = Extract<SectionContent, { kind: 'summary' | 'text' | 'next' }>;

export const writtenSections = ({ sections }: ReportContent): readonly WrittenSection[] =>
  sections.filter(
    (section): section is WrittenSection =>
      section.kind === 'summary' || section.kind === 'text' || section.kind === 'next',
  );

export const wordsVersion = (
  { etag }: Pick<ReportRunItem, 'etag'>,
  { text }: WrittenSection,
): EditedVersion => ({ fields: { text }, etag });

type WordsParts = {
  readonly api: ApiClient;
  readonly runId: string;
  readonly sectionId: string;
  readonly onSaved: (run: ReportRunItem, position: number | null) => void;
};

export const reportWordsService = ({ api, runId, sectionId, onSaved }: WordsParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const body = { section: sectionId, text: String(fields.text ?? '') };
      const params = { id: runId };
      return (await api.call('writeReportRun', { params, body, ifMatch: etag ?? '', ...options })).run;
    },
    onSaved,
    subject: {
      read: async (signal) => {
        const { run, content } = await api.call('readReportRun', { params: { id: runId }, signal });
        const section = content && writtenSections(content).find(({ id }) => id === sectionId);
        return section ? wordsVersion(run, section) : null;
      },
    },
  });
