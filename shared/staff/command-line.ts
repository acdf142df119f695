/** Replaces the ids of person and device in entries by the command line; real ids have a different form. */
export const commandLine = 'command-line';
