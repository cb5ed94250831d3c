/** @vitest-environment happy-dom */
/** Tests that the props of a dashboard's parts keep their identity while unchanged, so that parts do not re-render. */
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useCampaignView } from '#ui/pages/dashboard/client/campaignView.ts';
import { useSelection } from '#ui/parts/figures/useSelection.ts';
import { useGoals } from '#ui/parts/goals/useGoals.ts';
import { useTableHabits } from '#ui/parts/tables/useTableHabits.ts';
import { leavePage, onPage } from '../../parts/view/viewFixture.tsx';

afterEach(leavePage);

type Drawn = { readonly round: number; readonly [name: string]: unknown };

const drawn: Drawn[] = [];
const last = (): Drawn => drawn.at(-1) ?? { round: -1 };

const Page = () => {
  const [round, setRound] = useState(0);
  const board = useSelection({ clientId: 'fjordandfoam' });
  const goals = useGoals(board);
  const campaigns = useCampaignView(useTableHabits('campaigns'));
  drawn.push({ round, query: board.query, board, goals, campaigns });
  return (
    <button type="button" onClick={() => setRound(round + 1)}>
      Again
    </button>
  );
};

const sameAs = (before: Drawn): readonly string[] =>
  Object.keys(before).filter((name) => last()[name] === before[name]);

test('a board that is drawn again with nothing new is the same, with its goals and its campaigns', async () => {
  const page = await onPage(<Page />, '/dashboard?client=fjordandfoam');
  const before = last();
  await page.click('button', 'Again');
  expect([before.round, last().round]).toEqual([0, 1]);
  expect(sameAs(before)).toEqual(['query', 'board', 'goals', 'campaigns']);
});

test('another range leaves goals and the order of campaigns as they are; what the address says of these does not', async () => {
  const page = await onPage(<Page />, '/dashboard?client=fjordandfoam');
  const before = last();
  await page.goTo('/dashboard?client=fjordandfoam&range=7d');
  expect(sameAs(before)).toEqual(['round', 'goals', 'campaigns']);
  await page.goTo('/dashboard?client=fjordandfoam&range=7d&campaign_q=mail');
  expect(last().campaigns).toMatchObject({ view: { search: 'mail' } });
});
