/** Renders one section of a report of any kind. */
import { useMemo } from 'react';
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { ChartLook } from '../../../charts/chartModel.ts';
import { shortDay } from '../../../content/formatMetric.ts';
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { writtenFigure } from '../../figures/figureWriting.ts';
import { BarsDrawn, LineDrawn } from '../drawing/ReportFigure.tsx';
import { barFigure, funnelFigure, lineFigure } from '../drawing/reportFigures.ts';
import { below, headingOf } from '../headingLevel.ts';
import { ReportText } from '../ReportText.tsx';
import { ReportChange, ReportValue } from '../ReportValue.tsx';
import { rangeText, sectionTitle } from '../reportWords.ts';
import { sectionNow } from '../thenNow.ts';
import { GoalsSection } from './GoalsSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { SectionProps } from './sectionProps.ts';

const BrandSign = ({ text }: { text: string | null }) =>
  text === null ? (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" className="report-sign">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g fill="none" stroke="var(--report-paper)" strokeWidth="2.5" strokeLinecap="round">
        <circle cx="15" cy="15" r="8.5" />
        <path d="M11.5 18v-3M15 18v-6M18.5 18v-4.5M21.4 21.4 26 26" />
      </g>
    </svg>
  ) : (
    <span aria-hidden="true" className="report-letters">
      {text}
    </span>
  );

const Cover = ({ section, content, level }: SectionProps<'cover'>) => {
  const Heading = headingOf(level);
  return (
    <header className="report-cover">
      {content.brand.cover_url !== undefined && (
        <img className="report-cover-picture" src={content.brand.cover_url} alt="" />
      )}
      <p className="report-agency">
        {content.brand.logo_url === undefined ? (
          <BrandSign text={content.brand.logo_text} />
        ) : (
          <img className="report-agency-logo" src={content.brand.logo_url} alt="" />
        )}
        <span>{content.brand.name}</span>
      </p>
      <div className="report-cover-title">
        {content.client.logo_url !== undefined && (
          <img className="report-logo" src={content.client.logo_url} alt="" />
        )}
        <p>{content.client.name}</p>
        <Heading>{content.title}</Heading>
        <p className="report-period">{rangeText(section.range)}</p>
      </div>
      <p className="report-cover-foot">
        {content.compared_range === null
          ? 'Without a comparison'
          : `Compared with ${rangeText(content.compared_range)}`}
      </p>
    </header>
  );
};

const KeyFigures = ({ section, content, now }: SectionProps<'figures'>) => {
  const today = sectionNow(now, 'figures', section.id);
  const versus = section.compared_range && rangeText(section.compared_range);
  const { currency } = content;
  return (
    <dl className="report-tiles">
      {section.figures.map(({ figure, value, previous }) => (
        <div key={figure}>
          <dt>{figureSpecs[figure].label}</dt>
          <dd>
            <ReportValue
              figure={figure}
              value={value}
              now={today?.figures.find((one) => one.figure === figure)?.value}
              currency={currency}
            />
          </dd>
          {versus !== null && (
            <dd className="report-before">
              <ReportChange figure={figure} value={value} previous={previous} versus={versus} />{' '}
              {previous !== null && <span>from {writtenFigure(figure, previous, currency)}</span>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
};

const Actions = ({ section }: SectionProps<'actions'>) => {
  if (section.actions.length === 0) return <p>Nothing changed on these days.</p>;
  return (
    <ul className="report-actions">
      {section.actions.map(({ day, text, position }) => (
        <li key={position}>
          <time dateTime={day}>{shortDay(day)}</time>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
};

const WrittenSection = ({ section, level }: SectionProps<'summary' | 'text' | 'next'>) => (
  <div className={section.kind === 'text' ? 'report-words' : `report-words report-${section.kind}`}>
    <ReportText text={section.text} level={below(level)} />
    {section.kind === 'summary' && section.drafted && (
      <p className="report-mark">Draft, written from the figures</p>
    )}
  </div>
);

const ReportPicture = ({ section }: SectionProps<'image'>) =>
  section.picture_url === undefined ? (
    <p className="report-note">{section.text}</p>
  ) : (
    <img className="report-picture" src={section.picture_url} alt={section.text} />
  );

type DrawnLineProps = SectionProps<'line'> & { readonly title: string; readonly look: ChartLook };

/** The same figure as long as the report is the same, so that it is drawn once. */
const DrawnLine = ({ section, content, title, look }: DrawnLineProps) => {
  const figure = useMemo(() => lineFigure(section, content), [section, content]);
  return <LineDrawn id={section.id} title={title} figure={figure} look={look} />;
};

type SectionViewProps = SectionProps<SectionContent['kind']> & { readonly look: ChartLook };

const Body = ({ section, look, ...rest }: SectionViewProps) => {
  const title = sectionTitle(section);
  switch (section.kind) {
    case 'summary':
    case 'text':
    case 'next':
      return <WrittenSection section={section} {...rest} />;
    case 'goals':
      return <GoalsSection section={section} {...rest} />;
    case 'figures':
      return <KeyFigures section={section} {...rest} />;
    case 'line':
      return <DrawnLine section={section} {...rest} title={title} look={look} />;
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
