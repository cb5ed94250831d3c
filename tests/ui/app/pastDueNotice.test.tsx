/** Tests the notice of an unpaid renewal for people who may pay it and for the others of the agency. */
import { expect, test } from 'vitest';
import { pastDueWords } from '#ui/app/shell/ShellNotices.tsx';

const pastDue = { plan: 'pro', at: '2026-02-19T09:00:00.000Z' } as const;
const meanwhile = 'Everything can still be read and exported; the limits without a plan apply.';

test('anyone who may open billing learns until when to pay, everybody else whom to ask', () => {
  const mine = pastDueWords(pastDue, true);
  expect(mine).toMatch(/^The last renewal of Pro was not paid\. Pay it by .*2026.* to get Pro back\. /);
  expect([mine.endsWith(meanwhile), pastDueWords(pastDue, false)]).toEqual([
    true,
    `Pro is paused because its last renewal was not paid. Ask your admin to pay it. ${meanwhile}`,
  ]);
});
