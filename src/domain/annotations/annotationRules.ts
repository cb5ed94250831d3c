/** Validates annotations at days of one client or of all clients. */

import { epochDayOf } from '../calendar/epochDay.ts';
import { tidyText } from '../text/visibleText.ts';

export const longestAnnotation = 280;

export type AnnotationFields = {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly shared: boolean;
  readonly personal: boolean;
};

const dayProblem = (day: string | undefined): string | null =>
  day === undefined || epochDayOf(day) !== null ? null : 'Must be a day such as 2026-01-31';

/** Problems by field; empty if there are none. Fields that are omitted are not checked. */
export const annotationErrors = ({
  text,
  from,
  to,
  shared,
  personal,
}: { readonly [Name in keyof AnnotationFields]?: AnnotationFields[Name] | undefined }): Record<
  string,
  string
> => {
  const wrong: Record<string, string> = {};
  if (text !== undefined && tidyText(text) === '') wrong.text = 'Must not be empty';
  if (text !== undefined && tidyText(text).length > longestAnnotation)
    wrong.text = `Must be at most ${longestAnnotation} characters`;
  const [first, last] = [dayProblem(from), dayProblem(to)];
  if (first !== null) wrong.from = first;
  if (last !== null) wrong.to = last;
  if (first === null && last === null && from !== undefined && to !== undefined && from > to)
    wrong.to = 'Must not be before the first day';
  if (shared === true && personal === true)
    wrong.personal = 'An annotation is for the client or for you alone';
  return wrong;
};
