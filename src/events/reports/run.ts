/** What the events of one run make of it. */
import type { BlockedReason } from '#domain/reports/blockedReasons.ts';
import { afterStep, type RunState, stepTold } from '#domain/reports/lifecycle.ts';
import type { ReportEvent } from './reportEvents.ts';

/** Words of a section that people may write; `drafted`: by the rules, and nobody has changed them. */
export type RunText = {
  readonly made: string;
  readonly madeDrafted: boolean;
  /** What a person wrote instead; null: nothing. */
  readonly written: string | null;
};

export type RunComment = {
  readonly id: string;
  readonly sectionId: string | null;
  readonly text: string;
  /** Account id. */
  readonly by: string;
  readonly fromClient: boolean;
  readonly internal: boolean;
  readonly at: string;
  readonly removed: boolean;
};

export type Delivery = {
  readonly at: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  /** Empty: none. */
  readonly message: string;
  readonly bytes: number;
  readonly note: string;
};

/** Without its content, which stays in the log. Times in ISO 8601 UTC; null for what has not happened. */
export type ReportRun = {
  readonly id: string;
  readonly number: number;
  readonly attempt: number;
  readonly state: RunState;
  readonly dueAt: string | null;
  readonly startedAt: string;
  readonly title: string;
  readonly range: { readonly from: string; readonly to: string } | null;
  readonly generatedAt: string | null;
  /** When it was made for the first time: from then on it counts for the plan, once. */
  readonly countedAt: string | null;
  readonly position: number | null;
  readonly brandVersion: number | null;
  readonly bytes: number;
  readonly sectionIds: readonly string[];
  readonly texts: Readonly<Record<string, RunText>>;
  readonly approvedAt: string | null;
  readonly approvedBy: string | null;
  readonly sendsAt: string | null;
  readonly sentAt: string | null;
  readonly openedAt: string | null;
  readonly answeredAt: string | null;
  readonly answeredBy: string | null;
  readonly request: string;
  readonly block: { readonly reason: BlockedReason; readonly text: string } | null;
  readonly failure: { readonly text: string; readonly retryAt: string | null } | null;
  readonly deliveries: readonly Delivery[];
  readonly comments: readonly RunComment[];
  readonly rating: number | null;
  /** Revision of the latest event about its words, for `ETag` and `If-Match`. */
  readonly revision: number;
};

export type RunEvent = Extract<ReportEvent, { data: { runId: string } }>;
type Of<Type extends RunEvent['type']> = Extract<RunEvent, { type: Type }>['data'];

/** An earlier try keeps its place; what it had made does not count any more. */
export const startedRun = (
  data: Of<'ReportRunStarted'>,
  before: ReportRun | undefined,
  revision: number,
): ReportRun => ({
  id: data.runId,
  number: data.number,
  attempt: data.attempt,
  state: 'gathering',
  dueAt: data.dueAt,
  startedAt: before?.startedAt ?? data.happenedAt,
  title: before?.title ?? '',
  range: before?.range ?? null,
  generatedAt: null,
  countedAt: before?.countedAt ?? null,
  position: null,
  brandVersion: null,
  bytes: 0,
  sectionIds: [],
  texts: {},
  approvedAt: null,
  approvedBy: null,
  sendsAt: null,
  sentAt: null,
  openedAt: null,
  answeredAt: null,
  answeredBy: null,
  request: '',
  block: null,
  failure: null,
  deliveries: [],
  comments: before?.comments ?? [],
  rating: null,
  revision,
});

const textsOf = ({ content }: Of<'ReportRunGenerated'>): ReportRun['texts'] =>
  Object.fromEntries(
    content.sections.flatMap((section) => {
      if (section.kind === 'summary')
        return [[section.id, { made: section.text, madeDrafted: section.drafted, written: null }]];
      return section.kind === 'text' || section.kind === 'next'
        ? [[section.id, { made: section.text, madeDrafted: false, written: null }]]
        : [];
    }),
  );

const generated = (run: ReportRun, data: Of<'ReportRunGenerated'>): Partial<ReportRun> => {
  const { content, happenedAt: at } = data;
  return {
    title: content.title,
    range: content.range,
    generatedAt: at,
    countedAt: run.countedAt ?? at,
    position: content.position,
    brandVersion: content.brand.version,
    bytes: JSON.stringify(content).length,
    sectionIds: content.sections.map(({ id }) => id),
    texts: textsOf(data),
  };
};

const written = ({ texts }: ReportRun, { sectionId, text }: Of<'ReportTextWritten'>): Partial<ReportRun> => {
  const known = texts[sectionId];
  return known ? { texts: { ...texts, [sectionId]: { ...known, written: text } } } : {};
};

const withRemoved = ({ comments }: ReportRun, id: string, removed: boolean): Partial<ReportRun> => ({
  comments: comments.map((one) => (one.id === id ? { ...one, removed } : one)),
});

const commented = ({ comments }: ReportRun, data: Of<'ReportCommented'>): Partial<ReportRun> => {
  const { commentId: id, sectionId, text, by, fromClient, internal, happenedAt: at } = data;
  const comment = { id, sectionId, text, by: by ?? '', fromClient, internal, at, removed: false };
  return { comments: [...comments, comment] };
};

/** What an event adds, beside the state that it leads to. */
const changesOf = (run: ReportRun, event: RunEvent): Partial<ReportRun> => {
  switch (event.type) {
    case 'ReportRunGenerated':
      return generated(run, event.data);
    case 'ReportRunBlocked':
      return { block: { reason: event.data.reason, text: event.data.text } };
    case 'ReportRunUnblocked':
      return { block: null };
    case 'ReportRunFailed':
      return { failure: { text: event.data.text, retryAt: event.data.retryAt } };
    case 'ReportTextWritten':
      return written(run, event.data);
    case 'ReportRunApproved':
      return { approvedAt: event.data.happenedAt, approvedBy: event.data.by };
    case 'ReportApprovalWithdrawn':
      return { approvedAt: null, approvedBy: null };
    case 'ReportSendStarted':
      return { sendsAt: event.data.sendsAt };
    case 'ReportSendUndone':
      return { sendsAt: null };
    case 'ReportSent': {
      const { happenedAt: at, recipients, subject, message = '', bytes, note } = event.data;
      const delivery = { at, recipients, subject, message, bytes, note };
      return { sentAt: at, sendsAt: null, deliveries: [...run.deliveries, delivery] };
    }
    case 'ReportOpened':
      return { openedAt: run.openedAt ?? event.data.happenedAt };
    case 'ReportAccepted':
      return { answeredAt: event.data.happenedAt, answeredBy: event.data.by, request: '' };
    case 'ReportChangesRequested':
      return { answeredAt: event.data.happenedAt, answeredBy: event.data.by, request: event.data.text };
    case 'ReportAnswerWithdrawn':
      return { answeredAt: null, answeredBy: null, request: '' };
    case 'ReportRated':
      return { rating: event.data.stars };
    case 'ReportCommented':
      return commented(run, event.data);
    case 'ReportCommentRemoved':
      return withRemoved(run, event.data.commentId, true);
    case 'ReportCommentRestored':
      return withRemoved(run, event.data.commentId, false);
    default:
      return {};
  }
};

const changesWords = ({ type }: RunEvent): boolean =>
  type === 'ReportRunGenerated' || type === 'ReportTextWritten';

/** A run after one more event; a step that leads nowhere leaves its state. */
export const runAfter = (run: ReportRun, event: RunEvent, revision: number): ReportRun => {
  const step = stepTold(event.type, event.data);
  const state = step === null ? run.state : (afterStep(run.state, step) ?? run.state);
  const words = changesWords(event) ? { revision } : {};
  return { ...run, ...changesOf(run, event), ...words, state };
};
