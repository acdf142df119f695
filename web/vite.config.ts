import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // One sheet, which is put into each page after the build.
    cssCodeSplit: false,
    // React Router names its components by writing to them, which would keep those that are never used.
    rolldownOptions: { treeshake: { propertyWriteSideEffects: false } },
  },
});
