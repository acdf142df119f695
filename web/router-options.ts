import type { Config } from '@react-router/dev/config';

/** React Router's options for every application: pages are rendered at build time. */
export const routerOptions = {
  ssr: false,
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
