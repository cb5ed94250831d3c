/** Sends the requests of a share link visit; its access pass stays in memory. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import { refusalOf } from '../api/outcome.ts';
import type { ShareClosed, SharedDays, ShareOpened, ShareRead } from './shareMachine.ts';

/** Maps a refusal to a message for the visitor; rethrows other errors, such as a backend that did not answer. */
const closedBy = (error: unknown): ShareClosed => {
  if (!(error instanceof ApiProblem)) throw error;
  switch (error.problem.code) {
    case 'notFound':
      return { kind: 'gone' };
    case 'shareClosed':
      return { kind: 'gone', why: error.message };
    case 'sharePasswordNeeded':
      return { kind: 'locked', why: '' };
    case 'wrongSharePassword':
    case 'tooManyPasswords':
      return { kind: 'locked', why: error.message };
    default:
      throw error;
  }
};

const refusedBy = (error: unknown): ShareRead => {
  if (!(error instanceof ApiProblem) || error.problem.code !== 'invalid') return closedBy(error);
  const { message, errors = {} } = refusalOf(error);
  return { kind: 'refused', why: Object.values(errors)[0] ?? message };
};

/** Sent without a session, because a link shows everyone the same. */
export const shareService = ({ api, token }: { readonly api: ApiClient; readonly token: string }) => {
  let pass: string | null = null;
  const params = { token };
  return {
    actors: {
      open: fromPromise<ShareOpened, string | null>(async ({ input, signal }) => {
        const body = input === null ? {} : { password: input };
        try {
          pass = (await api.call('openShare', { params, body, token: null, signal })).token;
          return { kind: 'opened' };
        } catch (error) {
          return closedBy(error);
        }
      }),
      read: fromPromise<ShareRead, SharedDays>(async ({ input, signal }) => {
        try {
          const shown = await api.call('readShare', { params, query: input ?? {}, token: pass, signal });
          return { kind: 'shown', shown };
        } catch (error) {
          return refusedBy(error);
        }
      }),
    },
  };
};
