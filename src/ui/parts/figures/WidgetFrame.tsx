/** Renders the frame of a widget: title, then content, skeleton, empty state or error, with an error boundary. */
import { Button, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { shortTime } from '../../content/dates.ts';
import { useServices } from '../../services/servicesContext.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { useShownError } from '../../widgets/shownErrors.ts';
import { ClosedForm } from '../empty/ClosedForm.tsx';
import { PartBoundary } from '../errors/PartBoundary.tsx';
import { emptyWords } from './emptyWords.ts';
import { LateSkeleton, OwnShape } from './LateSkeleton.tsx';
import { LimitedWidget, LockedWidget } from './LockedWidget.tsx';
import styles from './WidgetFrame.module.css';
import type { EmptyKind, WidgetState } from './widgetState.ts';

type EmptyWay = {
  readonly title?: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly label?: string;
  readonly onAction?: () => void;
};

export type WidgetFrameProps = {
  readonly title: string;
  /** The content has a title of its own, such as a chart, so the frame's is shown in its other states only. */
  readonly titleInside?: boolean;
  readonly state: WidgetState;
  /** Reserved height without content, in pixels. */
  readonly height: number;
  readonly hasOwnShape?: boolean;
  /** Time of the data in milliseconds, shown if the data is old. */
  readonly readAt?: number | undefined;
  readonly isBusy?: boolean;
  readonly onRetry: () => unknown;
  readonly empty?: Partial<Record<EmptyKind, EmptyWay>>;
  readonly tools?: ReactNode;
  readonly children: () => ReactNode;
};

const EmptyForm = ({ kind, way }: { kind: EmptyKind; way: EmptyWay | undefined }) => {
  if (kind === 'noPermission') return <ClosedForm title="You do not have access" />;
  const { title, text, action } = emptyWords[kind];
  const button = way?.onAction && <Button onClick={way.onAction}>{way.label ?? action}</Button>;
  return (
    <EmptyState
      level={3}
      title={way?.title ?? title}
      text={way?.text ?? text}
      action={way?.action ?? (button || undefined)}
    />
  );
};

type StaleProps = Pick<WidgetFrameProps, 'readAt' | 'onRetry'> & { readonly error: unknown };

const StaleNote = ({ readAt, error, onRetry }: StaleProps) => {
  useShownError(error);
  const { clock } = useServices().world;
  const time = readAt === undefined ? null : shortTime(new Date(readAt).toISOString(), clock.now());
  return (
    <Flex component="p" role="status" wrap align="center" gap="4px 12px" className={styles.stale ?? ''}>
      <span>The latest figures could not be loaded; showing data from {time ?? 'before'}.</span>
      <Button size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Flex>
  );
};

const Content = (props: WidgetFrameProps) => {
  const { state, title, height, onRetry, hasOwnShape = false } = props;
  // A refusal also counts as shown, so that it is not reported twice.
  useShownError('error' in state ? state.error : undefined);
  if (state.is === 'loading' && !hasOwnShape) return <LateSkeleton height={height} />;
  if (state.is === 'failed') return <LoadFailure what={title} error={state.error} onRetry={onRetry} />;
  if (state.is === 'limited') return <LimitedWidget error={state.error} onRetry={onRetry} />;
  if (state.is === 'locked')
    return <LockedWidget problem={state.problem} back={props.empty?.outsideRetention} />;
  if (state.is === 'empty') return <EmptyForm kind={state.kind} way={props.empty?.[state.kind]} />;
  const isAwaited = state.is === 'loading';
  return (
    <>
      {!isAwaited && state.isStale && (
        <StaleNote readAt={props.readAt} error={state.error} onRetry={onRetry} />
      )}
      {hasOwnShape ? (
        <OwnShape height={height} isAwaited={isAwaited}>
          {props.children()}
        </OwnShape>
      ) : (
        props.children()
      )}
    </>
  );
};

export const WidgetFrame = (props: WidgetFrameProps) => {
  const { title, titleInside = false, state, isBusy = false, tools } = props;
  const id = useId();
  const showsTitle = !titleInside || state.is !== 'shown';
  return (
    <section
      className={styles.frame}
      aria-busy={state.is === 'loading' || isBusy}
      data-state={state.is}
      data-former={isBusy}
      {...(showsTitle ? { 'aria-labelledby': id } : { 'aria-label': title })}
    >
      {(showsTitle || tools !== undefined) && (
        <Flex wrap align="center" justify="space-between" gap="4px 16px" className={styles.head ?? ''}>
          {showsTitle && <h2 id={id}>{title}</h2>}
          {tools !== undefined && <div className={styles.tools}>{tools}</div>}
        </Flex>
      )}
      <PartBoundary component={title}>
        <Content {...props} />
      </PartBoundary>
    </section>
  );
};
