/** Renders the cover of a report: client, range and author. */
import { BrandSign } from '../BrandSign.tsx';
import { headingOf } from '../headingLevel.ts';
import { rangeText } from '../reportWords.ts';
import type { SectionProps } from './sectionProps.ts';

export const Cover = ({ section, content, level }: SectionProps<'cover'>) => {
  const Heading = headingOf(level);
  return (
    <header className="report-cover">
      <p className="report-agency">
        <BrandSign text={content.brand.logo_text} />
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
