/** Lists the actions of the report's days from the workspace's log. */
import { shortDay } from '../../../content/formatMetric.ts';
import type { SectionProps } from './sectionProps.ts';

export const Actions = ({ section }: SectionProps<'actions'>) => {
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
