/** Tests hostile text: the Big List of Naughty Strings as names and companies. */

import { describe, expect, test } from 'vitest';
import { nameProblem } from '#domain/accounts/signUpRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { refusal } from '#tests/support/contractReply.ts';
import { hasNaughtyTexts, naughtyPath, naughtyTexts } from '#tests/support/naughtyTexts.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

const missing = !hasNaughtyTexts;

const outcomeOf = async ({ ask, succeed }: TestBackend, text: string, index: number) => {
  const person = { ...nora, email: `nora${index}@berg.example`, firstName: text, company: text };
  const { status, body } = await ask('signUp', { body: signUpBodyOf(person) });
  if (status === 422) return { status, body };
  const { session } = body as { session: { token: string } };
  const { profile } = await succeed('readSession', { token: session.token });
  const { workspace } = await succeed('readWorkspace', { token: session.token });
  const { items } = await succeed('listEvents', { token: session.token, query: 'type=AccountRegistered' });
  const { firstName, company } = { ...items[0]?.data };
  return { status, kept: [profile.first_name, profile.company, workspace.name, firstName, company] };
};

/** Tests a tenth of the list each, so that no test takes long on a busy machine. */
const tenth = (part: number) => naughtyTexts().filter((_text, index) => index % 10 === part);

const parts = Array.from({ length: 10 }, (_, part) => part);

describe(missing ? `hostile text (skipped: ${naughtyPath} is not there)` : 'hostile text', () => {
  test.skipIf(missing).each(parts)(
    'comes back as it was, or is refused field by field, and never breaks anything (part %i)',
    async (part) => {
      const backend = openTestBackend();
      for (const [index, text] of tenth(part).entries()) {
        const outcome = await outcomeOf(backend, text, index);
        const [firstName, company] = ['First name', 'Company name'].map((label) =>
          nameProblem(label, tidyText(text)),
        );
        const errors = { 'profile.firstName': firstName, 'profile.company': company };
        expect(outcome).toEqual(
          firstName === null
            ? { status: 201, kept: Array(5).fill(tidyText(text)) }
            : refusal('invalid', { errors } as never),
        );
      }
    },
  );

  test.skipIf(missing).each(parts)('as an address or a password is answered, too (part %i)', async (part) => {
    const { ask } = openTestBackend();
    const statuses = new Set<number>();
    for (const text of tenth(part)) {
      const person = { ...nora, email: text, password: text };
      statuses.add((await ask('signIn', { body: { email: text, password: text } })).status);
      statuses.add((await ask('signUp', { body: signUpBodyOf(person) })).status);
    }

    expect([...statuses].filter((status) => status !== 401 && status !== 422)).toEqual([]);
  });
});
