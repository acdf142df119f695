/**
 * Id of the arrival recorded with a walk-in; a note recorded with the walk-in has the id of the command. The device
 * that kept the walk-in recognizes the arrival by this id in the server's list.
 */
export const arrivalId = (commandId: string): string =>
  `${(15 - Number.parseInt(commandId.slice(0, 1), 16)).toString(16)}${commandId.slice(1)}`;
