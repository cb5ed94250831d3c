/** Renders user text in a report as React text, so that markup in it is never executed. */
import { type TextRun, textBlocks } from '#domain/dashboards/textBlocks.ts';
import { WholeText } from '../WholeText.tsx';
import { type HeadingLevel, headingOf } from './headingLevel.ts';

/** Blocks have no ids and do not move, so their indexes are the keys. */
const keyed = <Part,>(parts: readonly Part[]) => parts.map((part, place) => ({ part, key: `at${place}` }));

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  keyed(runs).map(({ part, key }) =>
    part.isBold ? (
      <strong key={key}>
        <WholeText>{part.text}</WholeText>
      </strong>
    ) : (
      <span key={key}>
        <WholeText>{part.text}</WholeText>
      </span>
    ),
  );

export const ReportText = ({ text, level }: { text: string; level: HeadingLevel }) => {
  const Heading = headingOf(level);
  return keyed(textBlocks(text)).map(({ part: block, key }) => {
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {keyed(block.items).map(({ part, key: item }) => (
            <li key={item}>
              <Runs runs={part} />
            </li>
          ))}
        </ul>
      );
    const Block = block.kind === 'heading' ? Heading : 'p';
    return (
      <Block key={key}>
        <Runs runs={block.runs} />
      </Block>
    );
  });
};
