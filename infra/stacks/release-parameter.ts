import { type Stage, stackName } from './stage.ts';

/**
 * The name of the parameter whose history records the versions that the functions had in each release. The deploy command
 * writes it.
 */
export const recordParameter = (stage: Stage): string => `/${stackName(stage)}/release`;
