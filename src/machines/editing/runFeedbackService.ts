/** Sends the feedback of a client's people on a report. */
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { textIn } from './make.ts';
import { reversibleActors, type UndoParts } from './reversibleActors.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';

type Feedback = BodyOf<'answerReportRun'>;

export type RunFeedbackKind = 'accept' | 'requestChanges' | 'withdraw' | 'rate' | 'comment';

const bodyOf = ({ kind, details }: ReversibleChange): Feedback => {
  const text = textIn(details, 'text');
  switch (kind) {
    case 'accept':
      return { answer: 'accept' };
    case 'requestChanges':
      return { answer: 'requestChanges', text };
    case 'rate':
      return { answer: 'rate', stars: Number(textIn(details, 'stars')) || null };
    case 'comment': {
      const section = textIn(details, 'section');
      return { answer: 'comment', section: section === '' ? null : section, text };
    }
    default:
      return { answer: 'withdraw' };
  }
};

export const runFeedbackService = ({ api, changes }: UndoParts & { readonly api: ApiClient }) =>
  reversibleActors(changes, (change, options) =>
    api.call('answerReportRun', { params: { id: change.id }, body: bodyOf(change), ...options }),
  );
