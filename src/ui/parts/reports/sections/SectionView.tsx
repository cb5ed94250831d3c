/** Renders one section of a report of any kind. */
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { ChartLook } from '../../../charts/drawing/chartLook.ts';
import { BarsDrawn, LineDrawn } from '../drawing/ReportFigure.tsx';
import { barFigure, funnelFigure, lineFigure } from '../drawing/reportFigures.ts';
import { headingOf } from '../headingLevel.ts';
import { rangeText, sectionTitle } from '../reportWords.ts';
import { Actions } from './Actions.tsx';
import { Cover } from './Cover.tsx';
import { Goals } from './Goals.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { SectionProps } from './sectionProps.ts';
import { WrittenSection } from './WrittenSection.tsx';

type SectionViewProps = SectionProps<SectionContent['kind']> & { readonly look: ChartLook };

const Body = ({ section, look, ...rest }: SectionViewProps) => {
  const title = sectionTitle(section);
  switch (section.kind) {
    case 'summary':
    case 'text':
    case 'next':
      return <WrittenSection section={section} {...rest} />;
    case 'goals':
      return <Goals section={section} {...rest} />;
    case 'figures':
      return <KeyFigures section={section} {...rest} />;
    case 'line':
      return <LineDrawn title={title} figure={lineFigure(section, rest.content)} look={look} />;
    case 'bar':
      return <BarsDrawn title={title} figure={barFigure(section, rest.content)} look={look} />;
    case 'funnel':
      return <BarsDrawn title={title} figure={funnelFigure(section, rest.content)} look={look} />;
    case 'table':
      return <ReportTable section={section} {...rest} />;
    case 'image':
      return <ReportPicture section={section} {...rest} />;
    case 'actions':
      return <Actions section={section} {...rest} />;
    default:
      return null;
  }
};

const isOfOtherDays = ({ range }: SectionContent, { range: whole }: SectionProps<'cover'>['content']) =>
  range.from !== whole.from || range.to !== whole.to;

export const SectionView = (props: SectionViewProps) => {
  const { section, content, level } = props;
  if (section.kind === 'cover') return <Cover {...props} section={section} />;
  const Heading = headingOf(level);
  // A picture may have no title.
  const isNamed = section.kind !== 'image' || section.title !== '';
  return (
    <section className="report-section" data-section={section.id} aria-label={sectionTitle(section)}>
      {isNamed && <Heading>{sectionTitle(section)}</Heading>}
      {isOfOtherDays(section, content) && <p className="report-note">{rangeText(section.range)}</p>}
      <Body {...props} />
    </section>
  );
};
