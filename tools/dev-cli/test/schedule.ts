export interface Task {
  name: string;
  after: string[];
  cores: number;
}

/**
 * Runs tasks in parallel on the available cores, in the given order, each after its dependencies. Dependencies that are
 * not among the tasks are ignored.
 *
 * @returns the results in the order of the tasks
 */
export async function schedule<T extends Task, R>(
  tasks: T[],
  cores: number,
  run: (task: T) => Promise<R>,
): Promise<R[]> {
  const waiting = new Set(tasks);
  const done = new Map<string, R>();
  const names = new Set(tasks.map((task) => task.name));
  let free = cores;
  const isReady = (task: T) => task.after.every((name) => !names.has(name) || done.has(name));

  await new Promise<void>((resolve, reject) => {
    const startReadyTasks = () => {
      if (done.size === tasks.length) resolve();
      for (const task of waiting) {
        const needed = Math.min(task.cores, cores);
        if (!isReady(task) || needed > free) continue;
        waiting.delete(task);
        free -= needed;
        run(task).then((result) => {
          done.set(task.name, result);
          free += needed;
          startReadyTasks();
        }, reject);
      }
    };
    startReadyTasks();
  });
  return tasks.map((task) => done.get(task.name) as R);
}
