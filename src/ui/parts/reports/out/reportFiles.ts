/** Lists the sections of a report that can be exported as files of their own. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { fileName } from '../../../charts/figure/chartTable.ts';
import { sectionTitle } from '../reportWords.ts';

export type SectionFile = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
};

const charts: readonly SectionContent['kind'][] = ['line', 'bar', 'funnel'];
const tables: readonly SectionContent['kind'][] = ['goals', 'figures', ...charts, 'table'];

/** A client without goals has no table of them. */
const hasRows = (section: SectionContent): boolean => section.kind !== 'goals' || section.goals.length > 0;

const filesOf =
  (kinds: readonly SectionContent['kind'][]) =>
  ({ sections }: ReportContent): readonly SectionFile[] =>
    sections
      .filter((section) => kinds.includes(section.kind) && hasRows(section))
      .map((section) => {
        const title = sectionTitle(section);
        return { id: section.id, title, name: fileName(title) };
      });

export const reportTables = filesOf(tables);

export const reportPictures = filesOf(charts);
