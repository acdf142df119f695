/** Stands for the ids of person and device in what the command line writes; real ids have a different form. */
export const commandLine = 'command-line';
