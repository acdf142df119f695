/** The systems that differ in how a page is put on the home screen. */
export type InstallSystem = 'iphone' | 'android';

/** The install prompt of the browser, which a press may open. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const key = 'staff-install-asked';
const weekMs = 7 * 86_400_000;

let question: InstallPrompt | undefined;

/** Keeps the install prompt of the browser for the press. Called once, when the console opens. */
export function awaitInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event as InstallPrompt;
  });
}

/** Opens the install prompt of the browser; undefined if there is none. */
export const installPrompt = (): (() => void) | undefined =>
  question && (() => void question?.prompt().catch(() => {}));

/** The system of a phone or tablet that has not installed the console; undefined on others. */
export function systemToInstall(
  userAgent: string,
  touchPoints: number,
  isInstalled: boolean,
): InstallSystem | undefined {
  if (isInstalled) return undefined;
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'iphone';
  return /Android/.test(userAgent) ? 'android' : undefined;
}

/** Whether the page was opened from the home screen. */
export const isInstalled = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches === true ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Whether a week has passed since the hint was put off. */
export function mayAskToInstall(now: Date): boolean {
  try {
    return now.getTime() - Number(localStorage.getItem(key) ?? 0) >= weekMs;
  } catch {
    return false;
  }
}

export function postponeInstalling(now: Date): void {
  try {
    localStorage.setItem(key, String(now.getTime()));
  } catch {
    // In private mode, the hint is shown again.
  }
}
