/** Renders the document of a report for the preview, the portal, share links, print and files. */
import './reportDocument.css';
import './reportScroll.css';
import '../../theme/typefaces.css';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { productName } from '#domain/product.ts';
import { LegalLinks, SupportLine } from '../brand/LegalLinks.tsx';
import { below, type HeadingLevel, headingOf } from './headingLevel.ts';
import { reportChartLook, reportVariables } from './reportLook.ts';
import { rangeText, utcText } from './reportWords.ts';
import { SectionView } from './sections/SectionView.tsx';

type ReportPage = {
  readonly id: string;
  readonly isCover: boolean;
  readonly sections: readonly SectionContent[];
};

/** Next steps without text are hidden from readers. */
const isWordless = (section: SectionContent): boolean =>
  (section.kind === 'text' || section.kind === 'next') && section.text.trim() === '';

/** Consecutive, leading and trailing page breaks create no empty page. */
const reportPages = (sections: readonly SectionContent[]): readonly ReportPage[] => {
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

export type ReportDocumentProps = {
  readonly content: ReportContent;
  /** The same report with today's data, to mark differences. Null or omitted: no comparison. */
  readonly now?: ReportContent | null;
  /** Heading level of the title: 1 for a document of its own, 2 below a page's heading. */
  readonly level?: HeadingLevel;
};

const Head = ({ content, level }: { content: ReportContent; level: HeadingLevel }) => {
  const Heading = headingOf(level);
  return (
    <header className="report-head">
      <Heading>{content.title}</Heading>
      <p>
        {content.client.name} · {rangeText(content.range)}
      </p>
    </header>
  );
};

const Foot = ({ content }: { content: ReportContent }) => (
  <footer className="report-foot">
    {content.notes.length > 0 && (
      <ul aria-label="Notes">
        {content.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
    {content.brand.footer !== undefined && <p>{content.brand.footer}</p>}
    <SupportLine email={content.brand.support_email} page={content.brand.support_url} />
    <LegalLinks
      imprint={content.brand.imprint_url}
      privacy={content.brand.privacy_url}
      terms={content.brand.terms_url}
    />
    <p>
      Made by {content.brand.name} on {utcText(content.made_at)}
      {content.brand.hides_powered_by ? '' : ` with ${productName}`}
    </p>
  </footer>
);

type PageProps = Required<ReportDocumentProps> & { readonly page: ReportPage; readonly place: number };

const Page = ({ page, place, content, now, level }: PageProps) => {
  const look = useMemo(() => reportChartLook(content.brand), [content.brand]);
  const isFirst = place === 0;
  return (
    <div className="report-page" data-cover={page.isCover || undefined}>
      {isFirst && !page.isCover && <Head content={content} level={level} />}
      {page.sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          content={content}
          now={now}
          level={page.isCover && isFirst ? level : below(level)}
          look={look}
        />
      ))}
    </div>
  );
};

const nothing: ReportPage = { id: 'nothing', isCover: false, sections: [] };

/** A list of pages and foot, because a file is rendered step by step. */
export const reportParts = ({
  content,
  now = null,
  level = 1,
}: ReportDocumentProps): readonly ReactElement[] => {
  const pages = reportPages(content.sections);
  const drawn = (pages.length === 0 ? [nothing] : pages).map((page, place) => (
    <Page key={page.id} page={page} place={place} content={content} now={now} level={level} />
  ));
  return [...drawn, <Foot key="report-foot" content={content} />];
};

type ReportArticleProps = { readonly content: ReportContent; readonly children: ReactNode };

export const ReportArticle = ({ content, children }: ReportArticleProps) => (
  <article className="report" aria-label={content.title} style={reportVariables(content.brand)}>
    {children}
  </article>
);

export const ReportDocument = (props: ReportDocumentProps) => (
  <ReportArticle content={props.content}>{reportParts(props)}</ReportArticle>
);
