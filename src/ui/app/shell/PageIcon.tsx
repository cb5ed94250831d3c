/** Renders the decorative icon of each page in the side navigation. */
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { LineIcon } from '../../widgets/LineIcon.tsx';

const shapes: Readonly<Record<ProtectedPageName, string>> = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  clients:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 19.5c.6-3.2 3-5 6-5s5.4 1.8 6 5M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 15c1.8.7 3 2.2 3.5 4.5',
  aiChat: 'M12 3.5 13.9 9 19.5 11 13.9 13 12 18.5 10.1 13 4.5 11 10.1 9zM18.5 16v4M16.5 18h4',
  advancedAnalytics: 'M4 19.5h16M5 15l4.5-5 3.5 3.5L19 6.5M15 6.5h4v4',
  roiCalculator:
    'M6 3.5h12v17H6zM9 7h6M9 11.5h.01M12 11.5h.01M15 11.5h.01M9 14.5h.01M12 14.5h.01M15 14.5h.01M9 17.5h3',
  competitorAnalysis:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h.01',
  realTimeMonitoring: 'M3 12.5h4L10 5l4 14 3-6.5h4',
  integrations: 'M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v3.5',
  marketplace: 'M5 9.5 6.5 4h11L19 9.5M5 9.5v10.5h14V9.5M5 9.5h14M9.5 9.5v2a2.5 2.5 0 0 0 5 0v-2',
  whiteLabel:
    'M12 3.5c-5 0-8.5 3.6-8.5 8.2s3.4 8.8 7.8 8.8c2.6 0 1.2-2.6 2-3.8 1-1.5 7.2.6 7.2-5C20.5 7 17 3.5 12 3.5ZM8 11h.01M11 7.5h.01M15.5 9h.01',
  billing: 'M3.5 6h17v12.5h-17zM3.5 10h17M7 15h3',
  demo: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM5 20c.8-3.6 3.6-5.5 7-5.5s6.2 1.9 7 5.5',
};

export const PageIcon = ({ page }: { page: ProtectedPageName }) => <LineIcon path={shapes[page]} />;
