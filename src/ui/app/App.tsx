/** The whole app inside a router: what every page stands in, the same in the prerender and in the browser. */
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { useLayoutEffect } from 'react';
import { AppShell } from './AppShell.tsx';
import { KeepTime } from './past/KeepTime.tsx';
import type { AppServices } from './services.ts';
import { ServicesContext } from './servicesContext.ts';
import { staticTheme } from './theme/themeTokens.ts';

/** `onAwake` is called once the page answers to its visitor. */
export const App = ({ services, onAwake }: { services: AppServices; onAwake?: () => void }) => {
  // A press that hydrates the page is answered in the same event; later effects would see it as an early one.
  useLayoutEffect(() => onAwake?.(), [onAwake]);
  return (
    <ConfigProvider theme={staticTheme}>
      <ServicesContext value={services}>
        <QueryClientProvider client={services.serverState}>
          <KeepTime>
            <AppShell />
          </KeepTime>
        </QueryClientProvider>
      </ServicesContext>
    </ConfigProvider>
  );
};
