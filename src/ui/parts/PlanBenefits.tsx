/** Lists three benefits of a plan. */
import { Flex } from 'antd';
import { type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { planBenefits } from '../content/pricing.ts';
import styles from './Paywall.module.css';

export const PlanBenefits = ({ plan }: { plan: PlanName }) => (
  <>
    <p>{plans[plan].title} gives you, among other things:</p>
    <Flex component="ul" vertical gap={4} className={styles.benefits ?? ''}>
      {planBenefits(plan).map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </Flex>
  </>
);
