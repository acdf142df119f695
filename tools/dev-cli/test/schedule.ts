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
  const results = new Map<string, R>();
  const names = new Set(tasks.map((task) => task.name));
  let freeCores = cores;
  const isReady = (task: T) => task.after.every((name) => !names.has(name) || results.has(name));

  await new Promise<void>((resolve, reject) => {
    const startReadyTasks = () => {
      if (results.size === tasks.length) resolve();
      for (const task of waiting) {
        const requiredCores = Math.min(task.cores, cores);
        if (!isReady(task) || requiredCores > freeCores) continue;
        waiting.delete(task);
        freeCores -= requiredCores;
        run(task).then((result) => {
          results.set(task.name, result);
          freeCores += requiredCores;
          startReadyTasks();
        }, reject);
      }
    };
    startReadyTasks();
  });
  return tasks.map((task) => results.get(task.name) as R);
}
