/** Renders user-written text; React escapes it, so typed markup is shown and never run. */
import { type TextRun, textBlocks } from '#domain/dashboards/textBlocks.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import styles from './Widgets.module.css';

/** Blocks have no ids and never move, so their indexes are stable keys. */
const keyed = <Part,>(parts: readonly Part[]) => parts.map((part, place) => ({ part, key: `at${place}` }));

const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  keyed(runs).map(({ part, key }) =>
    part.isBold ? <strong key={key}>{part.text}</strong> : <span key={key}>{part.text}</span>,
  );

export const TextWidget = ({ widget }: { widget: Widget }) => (
  <section className={styles.text} aria-label={widgetName(widget)}>
    {widget.title !== '' && <h2>{widget.title}</h2>}
    {keyed(textBlocks(widget.text)).map(({ part: block, key }) => {
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
      const Block = block.kind === 'heading' ? 'h3' : 'p';
      return (
        <Block key={key}>
          <Runs runs={block.runs} />
        </Block>
      );
    })}
  </section>
);
