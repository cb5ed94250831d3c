/** Asks to type a name as confirmation; the form field is `typed`. */

import { Input } from 'antd';
import { tidyText } from '#domain/text/visibleText.ts';
import { FormField } from '../widgets/FormField.tsx';

export const TypedName = ({ name }: { name: string }) => (
  <FormField
    name="typed"
    label={`Type ${name} to confirm`}
    problemOf={(typed) =>
      tidyText(typed) === tidyText(name) ? null : 'Type the name exactly as it is written'
    }
  >
    <Input autoComplete="off" />
  </FormField>
);
