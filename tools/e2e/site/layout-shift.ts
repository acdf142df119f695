/** Cumulative layout shift (CLS) since the page began to load. */
export function cumulativeLayoutShift(): Promise<number> {
  const moved: number[] = [];
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) moved.push((entry as PerformanceEntry & { value: number }).value);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  return new Promise((done) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        add(observer.takeRecords());
        done(moved.reduce((sum, value) => sum + value, 0));
      }),
    ),
  );
}
