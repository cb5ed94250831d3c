/** Renders a state on the map: its box and its texts. */
import { memo } from 'react';
import { measures } from './boxMeasures.ts';
import styles from './ChartMap.module.css';
import type { PartChange } from './chartDiff.ts';
import { type DrawnState, type DrawnText, outlineOf } from './drawnChart.ts';

export type StateLook = {
  readonly isActive: boolean;
  readonly isNext: boolean;
  readonly isFocused: boolean;
  /** 0: never visited, 1 to 4; undefined if visits are hidden. */
  readonly heat: number | undefined;
  /** Against another version of the chart. */
  readonly change?: PartChange['kind'] | undefined;
};

const isHistory = (kind: DrawnState['state']['kind']): kind is keyof typeof historyWord =>
  Object.hasOwn(historyWord, kind);

const historyWord = { history: 'H', deepHistory: 'H*' } as const;

type MapBoxProps = StateLook & { readonly drawn: DrawnState };

export const MapBox = memo(({ drawn, isActive, isNext, isFocused, heat, change }: MapBoxProps) => {
  const { state, box, outline, isContainer, isRegion } = drawn;
  const [x, y, width, height] = box;
  const look = {
    'data-active': isActive || undefined,
    'data-next': isNext || undefined,
    'data-focused': isFocused || undefined,
    'data-container': isContainer || undefined,
    'data-region': isRegion || undefined,
    'data-heat': heat,
    'data-change': change,
  };
  if (isHistory(state.kind)) {
    return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={styles.box} {...look} />;
  }
  return (
    <>
      <path d={outline} className={styles.box} {...look}>
        {state.description !== '' && <title>{state.description}</title>}
      </path>
      {state.kind === 'final' && (
        <path
          d={outlineOf([x + 3, y + 3, width - 6, height - 6], 6)}
          className={styles.innerBox}
          data-active={isActive || undefined}
        />
      )}
    </>
  );
});

const InvokeMark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className={styles.invokeMark} d={`M${x} ${y - 8}v8l7 -4z`} />
);

const Tags = ({ text, x, y }: DrawnText) => (
  <text x={x} y={y} className={styles.tags}>
    {text.split(' ').map((tag, index) => (
      <tspan key={tag} dx={index === 0 ? 0 : measures.tagGap + measures.tagPadding}>
        #{tag}
      </tspan>
    ))}
  </text>
);

type MapWordsProps = {
  readonly drawn: DrawnState;
  readonly isActive: boolean;
  readonly visits: number | null;
};

/** Rendered above the arrows, so that none crosses the text. */
export const MapWords = memo(({ drawn, isActive, visits }: MapWordsProps) => {
  const { state, box, lines } = drawn;
  const [left, top, width, height] = box;
  if (isHistory(state.kind)) {
    return (
      <text x={left + width / 2} y={top + height / 2 + 4} textAnchor="middle" className={styles.line}>
        {historyWord[state.kind]}
      </text>
    );
  }
  return (
    <>
      {lines.map(({ kind, x, y, text }) => {
        if (kind === 'tags') return <Tags key="tags" text={text} x={x} y={y} />;
        const isTitle = kind === 'title';
        const words = (
          <text
            key={kind + text}
            x={x}
            y={y}
            className={isTitle ? styles.name : styles.line}
            data-active={(isTitle && isActive) || undefined}
          >
            {text}
          </text>
        );
        if (kind !== 'invoke') return words;
        return [<InvokeMark key={`mark of ${text}`} x={x - measures.invokeIcon} y={y} />, words];
      })}
      {visits !== null && visits > 0 && (
        <text x={left + width - 6} y={top + 12} textAnchor="end" className={styles.count}>
          {visits}
        </text>
      )}
    </>
  );
});
