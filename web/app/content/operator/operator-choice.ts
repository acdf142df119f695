/** The label of a choice in the operator form. */
export const operatorChoice = (sent: string): string => sent;
