/** Id of person and device in entries made at the command line; real ids have a different form. */
export const commandLine = 'command-line';
