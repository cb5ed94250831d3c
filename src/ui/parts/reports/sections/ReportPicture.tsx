/** Renders a dashboard's picture with its alternative text. */
import type { SectionProps } from './sectionProps.ts';

export const ReportPicture = ({ section }: SectionProps<'image'>) =>
  section.picture_url === undefined ? (
    <p className="report-note">{section.text}</p>
  ) : (
    <img className="report-picture" src={section.picture_url} alt={section.text} />
  );
