/** Lists the subjects with time-based work, in the order for work due at the same moment. */
import { dueAlerts } from './dueAlerts.ts';
import { dueCharge } from './dueCharge.ts';
import { duePlanChange } from './duePlanChange.ts';
import { dueReport } from './dueReport.ts';
import type { DueSubject } from './dueWork.ts';

export const dueTable: readonly DueSubject[] = [duePlanChange, dueCharge, dueReport, dueAlerts];
