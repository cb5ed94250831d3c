/** Renders an event as a sentence, with right-to-left names isolated. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { whatHappened } from '../content/activity.ts';
import type { Names } from '../content/eventSentence.ts';
import { partsOfSentence, rightToLeftNames } from '../content/rightToLeftNames.ts';

type EventSentenceProps = {
  event: EventItem;
  names: Names;
  sentence?: string;
  others?: readonly string[];
};

export const EventSentence = ({
  event,
  names,
  sentence = whatHappened(event, names),
  others = [],
}: EventSentenceProps) => (
  <>
    {partsOfSentence(sentence, rightToLeftNames(event, names, others)).map(({ text, isName }, place) =>
      isName ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
        <bdi key={place}>{text}</bdi>
      ) : (
        text
      ),
    )}
  </>
);
