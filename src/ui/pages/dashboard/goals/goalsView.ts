/** Reads and writes the goal filters in the address: client and status. */
import { useSearchParams } from 'react-router-dom';
import { filterStep } from '../../../services/filterStep.ts';

export const goalStands = ['all', 'behind', 'onTrack', 'unknown'] as const;
export type GoalStand = (typeof goalStands)[number];

export type GoalsView = {
  readonly client: string;
  readonly stand: GoalStand;
};

export const useGoalsView = () => {
  const [params, setParams] = useSearchParams();
  const view: GoalsView = {
    client: params.get('client') ?? '',
    stand: goalStands.find((stand) => stand === params.get('stand')) ?? 'all',
  };
  const show = (changes: Partial<GoalsView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        const { client, stand } = { ...view, ...changes };
        const texts = { client, stand: stand === 'all' ? '' : stand };
        for (const [key, text] of Object.entries(texts)) {
          if (text === '') next.delete(key);
          else next.set(key, text);
        }
        return next;
      },
      filterStep({ isTyped: false }),
    );
  return { view, show };
};
