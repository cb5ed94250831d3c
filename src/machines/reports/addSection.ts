/** Adds a section to the end of the current version of a report. */
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { AppendOptions } from '../editing/reversibleActors.ts';

const add = async (
  api: ApiClient,
  id: string,
  section: ReportSectionItem,
  options: AppendOptions,
): Promise<void> => {
  const { report } = await api.call('readReport', { params: { id } });
  const body = {
    sections: [...report.sections, section].map((one) => ({ ...one, figures: [...one.figures] })),
  };
  await api.call('changeReport', { params: { id }, body, ifMatch: report.etag, ...options });
};

export const addSection = async (
  api: ApiClient,
  id: string,
  section: ReportSectionItem,
  options: AppendOptions,
) => {
  try {
    await add(api, id, section, options);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.problem.code !== 'staleVersion') throw error;
    await add(api, id, section, options);
  }
};
