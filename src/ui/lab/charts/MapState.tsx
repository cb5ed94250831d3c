/** A state on the map: its box, and the words in it. */
import { memo, type ReactNode } from 'react';
import type { ChartState } from '#machines/chart.ts';
import { baseline, measures } from './boxMeasures.ts';
import styles from './ChartMap.module.css';
import type { Box } from './chartLayout.ts';
import type { BoxLine } from './chartText.ts';

export type StateLook = {
  readonly isActive: boolean;
  /** Whether the transition that is pointed at leads here. */
  readonly isNext: boolean;
  readonly isFocused: boolean;
  /** 0: never visited, 1 to 4; undefined when visits are not shown. */
  readonly heat: number | undefined;
};

type MapStateProps = StateLook & {
  readonly state: ChartState;
  readonly box: Box;
  readonly isContainer: boolean;
  /** Whether its parent is parallel: a dashed line parts it from its neighbours. */
  readonly isRegion: boolean;
};

export const MapBox = memo(
  ({ state, box, isContainer, isRegion, isActive, isNext, isFocused, heat }: MapStateProps) => {
    const [x, y, width, height] = box;
    const look = {
      'data-active': isActive || undefined,
      'data-next': isNext || undefined,
      'data-focused': isFocused || undefined,
      'data-container': isContainer || undefined,
      'data-region': isRegion || undefined,
      'data-heat': heat,
    };
    if (state.kind === 'history' || state.kind === 'deepHistory') {
      return (
        <g className={styles.state} {...look}>
          <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={styles.box} />
        </g>
      );
    }
    return (
      <g className={styles.state} {...look}>
        <rect x={x} y={y} width={width} height={height} rx={8} className={styles.box}>
          <title>{state.description}</title>
        </rect>
        {state.kind === 'final' && (
          <rect
            x={x + 3}
            y={y + 3}
            width={width - 6}
            height={height - 6}
            rx={6}
            className={styles.innerBox}
          />
        )}
      </g>
    );
  },
);

const InvokeMark = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className={styles.invokeMark} d={`M${x} ${y - 8}v8l7 -4z`} />
);

const Tags = ({ text, x, y }: { readonly text: string; readonly x: number; readonly y: number }) => (
  <text x={x} y={y} className={styles.tags}>
    {text.split(' ').map((tag, index) => (
      <tspan key={tag} dx={index === 0 ? 0 : measures.tagGap + measures.tagPadding}>
        #{tag}
      </tspan>
    ))}
  </text>
);

type MapWordsProps = {
  readonly state: ChartState;
  readonly box: Box;
  readonly lines: readonly BoxLine[];
  readonly isActive: boolean;
  readonly visits: number | null;
  /** Draws the lines that are transitions. */
  readonly inside: (line: BoxLine, x: number, y: number) => ReactNode;
};

const historyWord = { history: 'H', deepHistory: 'H*' } as const;

/** Above the arrows, so that none runs through them. */
export const MapWords = ({ state, box, lines, isActive, visits, inside }: MapWordsProps) => {
  const [left, top, width, height] = box;
  const x = left + measures.padding;
  if (state.kind === 'history' || state.kind === 'deepHistory') {
    return (
      <text x={left + width / 2} y={top + height / 2 + 4} textAnchor="middle" className={styles.line}>
        {historyWord[state.kind]}
      </text>
    );
  }
  return (
    <g data-active={isActive || undefined} className={styles.words}>
      {lines.map((line, index) => {
        const y = top + baseline(index);
        if (line.kind === 'inside') return inside(line, x, y);
        if (line.kind === 'tags') return <Tags key="tags" text={line.text} x={x} y={y} />;
        return (
          <g key={line.kind + line.text}>
            {line.kind === 'invoke' && <InvokeMark x={x} y={y} />}
            <text
              x={line.kind === 'invoke' ? x + measures.invokeIcon : x}
              y={y}
              className={line.kind === 'title' ? styles.name : styles.line}
            >
              {line.text}
            </text>
          </g>
        );
      })}
      {visits !== null && visits > 0 && (
        <text x={left + width - 6} y={top + 12} textAnchor="end" className={styles.count}>
          {visits}
        </text>
      )}
    </g>
  );
};
