/** Every subject whose work time alone brings; what is due at one moment is done in this order. */
import { dueAlerts } from './dueAlerts.ts';
import { dueCharge } from './dueCharge.ts';
import { duePlanChange } from './duePlanChange.ts';
import { dueReport } from './dueReport.ts';
import type { DueSubject } from './dueWork.ts';

export const dueTable: readonly DueSubject[] = [duePlanChange, dueCharge, dueReport, dueAlerts];
