/** Names the controls of antd's colour panel. */
import { type ReactNode, useEffect, useRef } from 'react';

/** antd gives accessible names neither to the slider of its panel nor to the field next to the slider. */
export const NamedColours = ({ children }: { children: ReactNode }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('[role="slider"]')?.setAttribute('aria-label', 'Hue');
    panel.current?.querySelector('input')?.setAttribute('aria-label', 'Colour in hexadecimal');
  });
  return <div ref={panel}>{children}</div>;
};
