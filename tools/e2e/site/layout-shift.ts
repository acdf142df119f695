/** Cumulative layout shift (CLS) since the page began to load. */
export function cumulativeLayoutShift(): Promise<number> {
  const shifts: number[] = [];
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) shifts.push((entry as PerformanceEntry & { value: number }).value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        add(observer.takeRecords());
        resolve(shifts.reduce((sum, value) => sum + value, 0));
      }),
    ),
  );
}
