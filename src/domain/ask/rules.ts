/** Lists the answer rules that are not about metrics, in the order of trial. */

import { clientActAnswer, scheduleAnswer } from './actAnswers.ts';
import type { Answerer } from './answer.ts';
import { attentionAnswer } from './attentionAnswers.ts';
import { campaignListAnswer } from './campaignListAnswers.ts';
import { careAnswer, contractEndAnswer, feeAnswer } from './clientFileAnswers.ts';
import { clientListAnswer } from './clientListAnswers.ts';
import { countAnswer, eventsAnswer } from './eventAnswers.ts';
import { feeRankingAnswer } from './feeRankingAnswers.ts';
import { findDashboardAnswer, findReportAnswer } from './findAnswers.ts';
import { limitAnswer, usedAnswer } from './limitAnswers.ts';
import { bestAnswer, helpAnswer } from './openAnswers.ts';
import { peopleAnswer, personAnswer } from './peopleAnswers.ts';
import { featureAnswer, planAnswer, priceAnswer } from './planAnswers.ts';
import { progressAnswer } from './progressAnswers.ts';
import { reasonAnswer } from './reasonAnswers.ts';
import { lastReportAnswer, nextReportAnswer } from './reportAnswers.ts';
import { allHealthAnswer, healthAnswer, summaryAnswer } from './statusAnswers.ts';
import { pastWords, presentWords } from './stopWords.ts';
import { unusualAnswer } from './unusualAnswers.ts';

export type Rule = {
  readonly answer: Answerer;
  /** Stop words of its tense, which it ignores. */
  readonly small: readonly string[];
  /** True if people of a client get a refusal instead (ruling D11). */
  readonly isOfAgency: boolean;
};

const now = (answer: Answerer): Rule => ({ answer, small: presentWords, isOfAgency: false });
const past = (answer: Answerer): Rule => ({ answer, small: pastWords, isOfAgency: false });
const agencyOnly = (rule: Rule): Rule => ({ ...rule, isOfAgency: true });

export const rules: readonly Rule[] = [
  now(clientActAnswer),
  now(scheduleAnswer),
  now(findReportAnswer),
  now(findDashboardAnswer),
  agencyOnly(now(priceAnswer)),
  agencyOnly(now(limitAnswer)),
  agencyOnly(now(usedAnswer)),
  now(helpAnswer),
  past(countAnswer),
  agencyOnly(now(feeRankingAnswer)),
  agencyOnly(now(feeAnswer)),
  agencyOnly(now(contractEndAnswer)),
  agencyOnly(now(careAnswer)),
  agencyOnly(now(nextReportAnswer)),
  { ...past(lastReportAnswer), small: [...presentWords, ...pastWords] },
  agencyOnly(now(attentionAnswer)),
  agencyOnly(now(healthAnswer)),
  agencyOnly(now(allHealthAnswer)),
  now(progressAnswer),
  now(unusualAnswer),
  now(summaryAnswer),
  now(bestAnswer),
  now(clientListAnswer),
  now(campaignListAnswer),
  agencyOnly(past(reasonAnswer)),
  past(eventsAnswer),
  agencyOnly(now(featureAnswer)),
  agencyOnly(now(planAnswer)),
  agencyOnly(now(personAnswer)),
  agencyOnly(now(peopleAnswer)),
];
