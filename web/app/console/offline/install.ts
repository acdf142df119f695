/** Systems that differ in how a page is put on the home screen. */
export type InstallSystem = 'iphone' | 'android';

/** The install prompt of the browser, which the page may open after a press. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const key = 'staff-install-asked';
const weekMs = 7 * 86_400_000;

let prompt: InstallPrompt | undefined;

/** Holds back the install prompt of the browser until a button is pressed. Call it once, when the console opens. */
export function awaitInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
}

/** Returns a function that opens the install prompt of the browser; undefined if there is no prompt. */
export const installPrompt = (): (() => void) | undefined =>
  prompt && (() => void prompt?.prompt().catch(() => {}));

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

/** Whether a week has passed since the hint was postponed. */
export function canShowInstallHint(now: Date): boolean {
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
