/** One specimen of every antd component that the product uses, each rendered so that all its styles register. */
import { Button, Checkbox, Input, Segmented, Space, Spin, Tooltip } from 'antd';
import { Fragment, createElement as h, type ReactNode } from 'react';

const used = (): ReactNode =>
  h(
    Fragment,
    null,
    h(Button, { loading: true }),
    h(Checkbox),
    h(Input),
    h(Input.Password),
    h(Input.TextArea),
    h(Segmented, { options: ['a'] }),
    h(Spin),
  );

/** What those bring along without its ever being shown. */
const broughtAlong = (): ReactNode =>
  h(
    Fragment,
    null,
    h(Space.Compact, null, h(Button), h(Input)),
    h(Space, null, h(Space.Addon, null, '+')),
    h(Input.Search),
    h(Input.OTP),
    h(Tooltip),
  );

export const antdSamples = (): ReactNode => h(Fragment, null, used(), broughtAlong());
