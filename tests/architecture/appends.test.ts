/** Allows appends and commits only in the command handler; every exception is listed with its reason. */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const appending: Readonly<Record<string, string>> = {
  'src/mocks/http/commit.ts': 'the commit of the command handler',
  'src/mocks/auth/refuseTry.ts':
    'a refusal is no command: a wrong password is counted, and there is no reply to keep',
  'src/mocks/apiKeys/callLedger.ts': 'calls with API keys are counted beside whatever they ask, in batches',
  'src/mocks/due/settleDue.ts': 'what the passing of time brings, which nobody asks for',
  'src/mocks/fileAddresses/fetchDue.ts': 'a file that is due is fetched, which nobody asks for',
  'src/mocks/inspection/labEvents.ts': 'the Lab puts any event in, as a person has written it',
  'src/mocks/seed/seedDemo.ts': 'the history of the demo agency',
};

const committing: Readonly<Record<string, string>> = {
  'src/mocks/http/handleCommand.ts': 'the command handler',
  'src/mocks/history/historyHandlers.ts':
    'an undo is no command of one stream: the deciders of all that a change has touched say how each of their streams goes back',
  'src/mocks/auth/passwordReset.ts':
    'a request for a mailed link is answered and stored alike with and without an account, so it may have no event',
  'src/mocks/auth/sessions.ts':
    'signing out everywhere else ends many streams by their own decider, and none of them is the one that was asked for',
  'src/mocks/team/invitationLink.ts':
    'a link is no event: only the hash of its secret is stored, in the vault, under the same rules as a command',
};

test('only these files of the backend commit what a request asks for', () => {
  const found = sourceFilesBelow('src/mocks').filter(({ text }) => /\bcommit\(/.test(text));
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(committing).toSorted());
});

test('only these files of the backend append to the log', () => {
  const found = sourceFilesBelow('src/mocks').filter(({ text }) => /\blog\)?\.append\(/i.test(text));
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(appending).toSorted());
});
