import type { Page } from '@playwright/test';
import { encode } from 'uqr';

/** A camera of the browser that records the picture that the test shows it. */
export interface FakeCamera {
  /** Shows the camera a code, or nothing if undefined. */
  readonly show: (text: string | undefined) => Promise<void>;
  /** Shows the camera the screen of another device, with a code. */
  readonly lookAt: (screen: Page, code: string) => Promise<void>;
}

/** Replaces the camera of a page before the page is opened. The pictures go through the same code as those of a real camera. */
export async function withCamera(page: Page): Promise<FakeCamera> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1280, height: 720 });
    const context = canvas.getContext('2d');
    let rows: readonly string[] = [];
    const paint = () => {
      if (context === null) return;
      context.fillStyle = '#6d5439';
      context.fillRect(0, 0, canvas.width, canvas.height);
      const module = Math.floor(520 / Math.max(rows.length, 1));
      for (const [y, row] of rows.entries())
        for (const [x, cell] of [...row].entries()) {
          context.fillStyle = cell === '1' ? '#1b130c' : '#f6eedd';
          context.fillRect(380 + x * module, 100 + y * module, module, module);
        }
    };
    // A canvas that does not change produces no new frames.
    setInterval(paint, 50);
    Object.assign(globalThis, {
      showToCamera(newRows: readonly string[]) {
        rows = newRows;
        paint();
      },
    });
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
  });
  const showRows = (rows: readonly string[]) =>
    page.evaluate((shown) => {
      const { showToCamera } = globalThis as unknown as { showToCamera: (rows: readonly string[]) => void };
      showToCamera(shown);
    }, rows);
  return {
    async show(text) {
      const { data } = text === undefined ? { data: [] } : encode(text, { ecc: 'L', border: 4 });
      await showRows(data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')));
    },
    async lookAt(screen, code) {
      const drawn = await screen.getByRole('img', { name: code }).evaluate((svg: SVGSVGElement) => ({
        size: svg.viewBox.baseVal.width,
        path: svg.querySelector('path')?.getAttribute('d') ?? '',
      }));
      await showRows(rowsOf(drawn));
    },
  };
}

/** The modules of a code that a screen has drawn as horizontal runs. */
function rowsOf({ size, path }: { readonly size: number; readonly path: string }): readonly string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    rows[Number(y)]?.fill('1', Number(x), Number(x) + Number(length));
  return rows.map((row) => row.join(''));
}
