/** Splits a report into screen pages: the cover, then the sections between page breaks. */
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';

export type ReportPage = {
  readonly id: string;
  readonly isCover: boolean;
  readonly sections: readonly SectionContent[];
};

/** Next steps without text are hidden from readers. */
const isWordless = (section: SectionContent): boolean =>
  (section.kind === 'text' || section.kind === 'next') && section.text.trim() === '';

/** Consecutive, leading and trailing page breaks create no empty page. */
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
