/** Lock of tests that pay or close the till. */
export const oneTill = 'till';
