/**
 * Id of the arrival that is recorded with a walk-in; a note of it has the id of the command. The device that has kept the
 * walk-in recognizes it by this id in the list of the server.
 */
export const arrivalId = (commandId: string): string =>
  `${(15 - Number.parseInt(commandId.slice(0, 1), 16)).toString(16)}${commandId.slice(1)}`;
