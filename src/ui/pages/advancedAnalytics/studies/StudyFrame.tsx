/** Renders the frame of a study of one client, with its empty states and notes. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { StaleReply } from '../../../data/useStaleReply.ts';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { FigureNotes } from '../../../parts/figures/FigureNotes.tsx';
import { type MetricSelection, selectionWays } from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { type EmptyKind, type WidgetState, widgetState } from '../../../parts/figures/widgetState.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useAuth } from '../../../services/useAuth.ts';
import styles from './Studies.module.css';

/** Null while all clients are shown. */
export const useStudiedClient = ({ use }: MetricSelection): string | null => {
  const { membership } = useAuth();
  return use.isOfClient ? (membership?.client?.id ?? null) : use.view.client;
};

/** The client may be unwanted: without one nothing is asked. */
export const studyQuery = (clientId: string | null, { use: { view } }: MetricSelection) => ({
  client: clientId ?? '',
  ...(view.asOf === null ? {} : { as_of: String(view.asOf) }),
});

export const studyDays = ({ use: { days } }: MetricSelection) => ({
  from: calendarDayOf(days.from),
  to: calendarDayOf(days.to),
});

type StudyReply = Pick<MetricReply, 'freshness' | 'notes'>;

type StudyFrameProps<Reply extends StudyReply> = {
  readonly title: string;
  readonly clientId: string | null;
  readonly selection: MetricSelection;
  readonly reply: Pick<StaleReply<'readAttribution'>, 'error' | 'isFormer' | 'readAt' | 'refetch'> & {
    readonly data: Reply | undefined;
  };
  /** Replaces the state that follows from the reply, such as for a plan without it. */
  readonly state?: WidgetState | null;
  /** Text in place of content that the sources do not have. */
  readonly missing?: (reply: Reply) => string | null;
  readonly tools?: ReactNode;
  readonly children: (reply: Reply) => ReactNode;
};

const emptinessOf = (reply: StudyReply | undefined): EmptyKind | null =>
  reply !== undefined && reply.freshness.length === 0 ? 'noSource' : null;

const mostLinks = 6;

/** The first clients; the others are in the switcher of the top bar. */
const ClientLinks = () => {
  const [params] = useSearchParams();
  const clients = useClients(true)?.filter(({ status }) => status === 'active') ?? [];
  const addressOf = (id: string): string => {
    const next = new URLSearchParams(params);
    next.set('client', id);
    return `?${next}`;
  };
  return (
    <Flex wrap gap="small">
      {clients.slice(0, mostLinks).map(({ id, name }) => (
        <ButtonLink key={id} to={addressOf(id)}>
          <bdi>{name}</bdi>
        </ButtonLink>
      ))}
    </Flex>
  );
};

export const StudyFrame = <Reply extends StudyReply>(props: StudyFrameProps<Reply>) => {
  const { title, clientId, selection, reply, tools, missing } = props;
  const { data, error } = reply;
  const state =
    props.state ??
    (clientId === null
      ? ({ is: 'empty', kind: 'nothingCreated' } as const)
      : widgetState({ data, error }, emptinessOf(data)));
  const gap = data === undefined ? null : (missing?.(data) ?? null);
  return (
    <WidgetFrame
      title={title}
      state={state}
      height={420}
      readAt={reply.readAt}
      isBusy={reply.isFormer}
      onRetry={reply.refetch}
      empty={{
        ...selectionWays(selection),
        nothingCreated: {
          title: 'Choose a client',
          text: 'This analysis covers one client at a time.',
          action: <ClientLinks />,
        },
      }}
      tools={state.is === 'shown' ? tools : undefined}
    >
      {() =>
        data && (
          <div className={styles.study}>
            {gap === null ? props.children(data) : <p className={styles.quiet}>{gap}</p>}
            {selection.isFiltered && <p className={styles.quiet}>Filters don’t apply here.</p>}
            <FigureNotes reply={data} />
          </div>
        )
      }
    </WidgetFrame>
  );
};
