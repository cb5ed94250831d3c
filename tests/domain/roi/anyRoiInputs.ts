/** Generates valid inputs of the ROI calculator, often at the ends of their ranges. */
import fc from 'fast-check';
import { type RoiInputs, roiFieldFacts } from '#domain/roi/roiInputs.ts';

const within = (most: number) =>
  fc.oneof(fc.constant(0), fc.constant(most), fc.integer({ min: 0, max: most }));

export const anyRoiInputs: fc.Arbitrary<RoiInputs> = fc.record({
  monthlyRevenue: within(roiFieldFacts.monthlyRevenue.most),
  clientCount: within(roiFieldFacts.clientCount.most),
  hoursPerReport: within(roiFieldFacts.hoursPerReport.most),
  reportFrequency: within(roiFieldFacts.reportFrequency.most),
  hourlyRate: within(roiFieldFacts.hourlyRate.most),
});
