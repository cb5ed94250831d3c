/** Renders a report's key metrics with former values and changes. */
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { writtenFigure } from '../../figures/figureWriting.ts';
import { ReportChange, ReportValue } from '../ReportValue.tsx';
import { rangeText } from '../reportWords.ts';
import { sectionNow } from '../thenNow.ts';
import type { SectionProps } from './sectionProps.ts';

export const KeyFigures = ({ section, content, now }: SectionProps<'figures'>) => {
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
