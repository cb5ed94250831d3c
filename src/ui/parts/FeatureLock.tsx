/** Replaces a feature that the plan lacks with the plan that has it, and whom a client's people can ask. */
import { Alert } from 'antd';
import { checkFeature } from '#domain/plans/checkLimit.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { useAuth } from '../services/useAuth.ts';
import { usePlan } from '../services/usePlan.ts';
import { PlansWay } from './PlansWay.tsx';

/** Null if the plan has it, and until the plan is known. */
export const FeatureLock = ({ feature }: { feature: Feature }) => {
  const { membership } = useAuth();
  const { plan, known, has } = usePlan();
  const needed = checkFeature(plan, feature)?.neededPlan;
  if (!known || has(feature) || !needed) return null;
  const text =
    membership?.kind === 'client' ? (
      <p>Your agency has not opened this for its clients.</p>
    ) : (
      <p>
        Comes with {plans[needed].title} and above. <PlansWay />
      </p>
    );
  return <Alert role="note" type="warning" title={text} />;
};
