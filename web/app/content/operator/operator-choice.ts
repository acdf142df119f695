/** The label of a choice of the form for operators. */
export const operatorChoice = (sent: string): string => sent;
