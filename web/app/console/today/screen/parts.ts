import { lazyPart } from '#app/console/language/lazy-part.ts';

export const PhoneDay = lazyPart(async () => (await import('./phone-day.tsx')).PhoneDay);
export const WideDay = lazyPart(async () => (await import('./wide-day.tsx')).WideDay);
export const OpenSheets = lazyPart(async () => (await import('./open-sheets.tsx')).OpenSheets);
export const RefusalSheet = lazyPart(async () => (await import('../refusal/refusal-sheet.tsx')).RefusalSheet);
export const LeftSheet = lazyPart(async () => (await import('../left/left-sheet.tsx')).LeftSheet);
export const OfficeLine = lazyPart(async () => (await import('./office-line.tsx')).OfficeLine);
export const ScreenShortcuts = lazyPart(async () => (await import('./screen-shortcuts.ts')).ScreenShortcuts);
export const PrintedDay = lazyPart(async () => (await import('./printed-day.tsx')).PrintedDay);
export const NetworkPart = lazyPart(async () => (await import('./network-part.tsx')).NetworkPart);
export const NeedsYou = lazyPart(async () => (await import('../../review/needs-you.tsx')).NeedsYou);
export const InstallHint = lazyPart(async () => (await import('./install-hint.tsx')).InstallHint);
export const EndedPage = lazyPart(async () => (await import('../refusal/ended-page.tsx')).EndedPage);

/**
 * Loads the code of this layout, then all other code, since sheets and the other layout must also open
 * offline.
 */
export async function preloadParts(isWide: boolean): Promise<void> {
  await (isWide ? WideDay : PhoneDay).preload().catch(() => {});
  const parts = [
    PhoneDay,
    WideDay,
    OpenSheets,
    RefusalSheet,
    EndedPage,
    LeftSheet,
    NetworkPart,
    InstallHint,
    OfficeLine,
    NeedsYou,
    ScreenShortcuts,
    PrintedDay,
  ];
  const sheets = import('./sheets.ts').then(({ preloadSheets }) => preloadSheets());
  await Promise.allSettled([...parts.map(({ preload }) => preload()), sheets]);
}
