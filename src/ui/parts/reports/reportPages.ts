/** The pages that a report is made of on the screen: its cover, then what stands between two page breaks. */
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';

export type ReportPage = {
  /** The id of its first section. */
  readonly id: string;
  readonly isCover: boolean;
  readonly sections: readonly SectionContent[];
};

/** Next steps that nobody has written are no section for a reader. */
const isWordless = (section: SectionContent): boolean =>
  (section.kind === 'text' || section.kind === 'next') && section.text.trim() === '';

/** No page is empty: page breaks that follow each other, or stand at an end, make none. */
export const reportPages = (sections: readonly SectionContent[]): readonly ReportPage[] => {
  const pages: ReportPage[] = [];
  let isNew = true;
  for (const section of sections.filter((one) => !isWordless(one))) {
    const last = pages.at(-1);
    if (section.kind === 'pageBreak') isNew = true;
    else if (section.kind === 'cover') {
      pages.push({ id: section.id, isCover: true, sections: [section] });
      isNew = true;
    } else if (isNew || !last) {
      pages.push({ id: section.id, isCover: false, sections: [section] });
      isNew = false;
    } else pages[pages.length - 1] = { ...last, sections: [...last.sections, section] };
  }
  return pages;
};
