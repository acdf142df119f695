/** Id of person and device in what the command line writes; colleagues have ids of another form. */
export const commandLine = 'command-line';
